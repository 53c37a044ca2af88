// The cells of tables: their order, and their text for other programs.

/** Whether one cell stands before another: numbers by size and before all else, other texts by their letters. */
export function compared(a: string, b: string): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== null && y !== null) return x - y;
  if (x !== null || y !== null) return x !== null ? -1 : 1;
  return a.localeCompare(b, 'en', { numeric: true });
}

/** The number that a cell is, as the language prints it. */
function numberOf(text: string): number | null {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text.trim());
  return found ? Number(found[1]) / Number(found[2] ?? 1) : null;
}

/** Rows as comma-separated values (RFC 4180). */
export function csv(rows: readonly string[][]): string {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
