// Starts `tweedle lsp` for files *.cgs.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("tweedle");
  const classes = settings.get("classes", []).flatMap((folder) => ["--classes", folder]);
  const server = { command: settings.get("command", "tweedle"), args: ["lsp", ...classes] };
  const options = {
    documentSelector: [{ language: "cgscript" }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.cgs") },
  };
  client = new LanguageClient("tweedle", "Tweedle", server, options);
  return client.start();
};

exports.deactivate = () => client?.stop();
