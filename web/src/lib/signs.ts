// Values as they are printed, with the signs of the books, as the pictures have them.

const ARROWS: Record<string, [single: string, double: string]> = { '^': ['↑', '⇑'], v: ['↓', '⇓'] };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

const digits = (number: string, of: string) => [...number].map((digit) => of[Number(digit)]).join('');

/** The text of a value with `±`, `−`, `∗`, arrows and `∞`, and a number below the signs of tiny and miny. Other words are kept. */
export function signs(value: string): string {
  const found = /(Tiny|Miny)\((\d+)\)|\+-|-|\*|(\^+|(?<![a-z])v+(?![a-z]))(?:<(\d+)>)?|(?<![a-z])oo(?![a-z])/gi;
  return value.replaceAll(found, (text: string, small?: string, size?: string, arrows?: string, power?: string) => {
    if (small) return (small === 'Tiny' ? '+' : '−') + digits(size ?? '', LOWERED);
    if (text === '+-') return '±';
    if (text === '-') return '−';
    if (text === '*') return '∗';
    if (text === 'oo') return '∞';
    const [single, double] = ARROWS[arrows?.[0] ?? ''] ?? [text, text];
    const count = arrows?.length ?? 0;
    return (count === 2 ? double : single.repeat(count)) + digits(power ?? '', RAISED);
  });
}

/** A word of a remark that is a value and no name of a move, such as `3-4`, no heap with points, such as `-2:5`, and no arrow. */
const isValue = (word: string) =>
  /^(?:[-+*^{}|,.:;=<>()[\]\d/&]|v|Tiny|Miny|on|off|over|under|oo)+$/.test(word) && !/\d-\d|->|^-?\d+:/.test(word);

/** A piece of a remark: words, or a value, which is set as mathematics. */
export interface Piece {
  text: string;
  value: boolean;
}

/** A remark in pieces, with the signs of mathematics in its values. Its columns, which stand two spaces apart, stay below each other. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  for (const [all, word = '', gap = ''] of line.matchAll(/^ +|(\S+)( *)/g)) {
    const last = found[found.length - 1];
    const before = found.map((it) => it.text).join('');
    // A vertex may have the name `v`.
    const isSigned = isValue(word) && !before.endsWith('vertex ');
    const written = isSigned ? signs(word) : word;
    const wide = gap.length > 1 ? gap + ' '.repeat(Math.max(0, word.length - written.length)) : gap;
    // A number, or `on`, is read as the words around it.
    const value = isSigned && !/^[\w.,:;()]*$/.test(word);
    const text = word === '' ? all : value ? written : written + wide;
    if (last && last.value === value && !value) last.text += text;
    else found.push({ text, value });
    if (value && wide) found.push({ text: wide, value: false });
  }
  return found;
}

/** A remark with the signs of mathematics in its values. */
export const remark = (line: string) => pieces(line).map((it) => it.text).join('');
