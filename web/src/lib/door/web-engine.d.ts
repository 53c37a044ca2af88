// What `cargo xtask site` makes of the crate in `web/engine`.
declare module '$engine' {
  export default function init(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  export class Engine {
    constructor(bytes: number);
    ask(line: string, limitMs: number, tell: (positions: number, bytes: number, share: number | null) => void): string;
  }
  export function write_worksheet(name: string, worksheet: string, format: string): string;
}
