"""Pictures by matplotlib, which is imported when it is needed."""


def thermograph(graph, ax=None, **options):
    """Draws a thermograph on axes: values from right to left, temperatures upwards. Returns the axes."""
    if ax is None:
        from matplotlib import pyplot

        ax = pyplot.gca()
    top = float(graph.temperature)
    mast = max(top, 0) + max(1.0, abs(top)) / 3
    options.setdefault("color", "black")
    for wall in (graph.left_wall, graph.right_wall):
        points = [(float(value), float(temperature)) for temperature, value in wall if temperature >= 0]
        points.append((float(graph.mean), mast))
        ax.plot([x for x, _ in points], [y for _, y in points], **options)
        options.pop("label", None)
    if not ax.xaxis_inverted():
        ax.invert_xaxis()
    ax.set_xlabel("value")
    ax.set_ylabel("temperature")
    return ax
