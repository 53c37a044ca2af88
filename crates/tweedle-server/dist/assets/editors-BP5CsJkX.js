var e=`# Editors

\`tweedle lsp\` is a language server: an editor starts it and asks it about the texts that are open. It shows mistakes and
warnings while you type, as \`tweedle check\` finds them; completes names; shows what a name means, and goes to where it is
declared; lists the declarations of a text; gives variables and members another name; and formats.

The classes of the folder that is open in the editor are known, those of \`~/CGScript\`, and those of \`--classes\`. A name after
a dot is a member of something that is not known in general. So all members with that name are shown, and all of them are
renamed, in all files, if the library has none of that name. A class is renamed with its file.

## Visual Studio Code

The folder \`editors/vscode\` of the project is an extension. With Node.js:

\`\`\`sh
cd editors/vscode
npm install
npx vsce package
code --install-extension tweedle-0.1.0.vsix
\`\`\`

The program \`tweedle\` must be on the path, or be named in the setting \`tweedle.command\`; \`tweedle.classes\` has folders with
classes.

## Neovim

With Neovim 0.11 or newer, in \`init.lua\`:

\`\`\`lua
vim.filetype.add({ extension = { cgs = "cgscript" } })
vim.lsp.config("tweedle", {
  cmd = { "tweedle", "lsp" },
  filetypes = { "cgscript" },
  root_markers = { ".git" },
})
vim.lsp.enable("tweedle")
\`\`\`

## Helix

In \`languages.toml\`:

\`\`\`toml
[language-server.tweedle]
command = "tweedle"
args = ["lsp"]

[[language]]
name = "cgscript"
scope = "source.cgscript"
file-types = ["cgs"]
comment-token = "//"
block-comment-tokens = { start = "/*", end = "*/" }
indent = { tab-width = 2, unit = "  " }
language-servers = ["tweedle"]
\`\`\`

## Colours

\`editors/tweedle.tmLanguage.json\` is a TextMate grammar. The extension for Visual Studio Code has it; other editors that take
such grammars know it by the scope \`source.cgscript\`.
`;export{e as default};