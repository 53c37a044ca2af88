"""The kernel of Jupyter for the language, which a page does not have."""

raise ImportError(
    "A page runs no kernels of its own: `tweedle.kernel` is not in this wheel. `%load_ext tweedle` makes `%%cgscript` known.\n"
    "The package for Python on a machine has it: `pip install ./python` in the folder of Tweedle."
)
