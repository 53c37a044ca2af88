// Values as they are printed, with the signs of the books, as the pictures have them.

const ARROWS: Record<string, [single: string, double: string]> = { '^': ['↑', '⇑'], v: ['↓', '⇓'] };
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text of a value with `±`, `−`, `∗`, arrows and `∞`. Words are kept. */
export function signs(value: string): string {
  const found = /\+-|-|\*|(\^+|(?<![a-z])v+(?![a-z]))(?:<(\d+)>)?|(?<![a-z])oo(?![a-z])/gi;
  return value.replaceAll(found, (text: string, arrows?: string, power?: string) => {
    if (text === '+-') return '±';
    if (text === '-') return '−';
    if (text === '*') return '∗';
    if (text === 'oo') return '∞';
    const [single, double] = ARROWS[arrows?.[0] ?? ''] ?? [text, text];
    const count = arrows?.length ?? 0;
    const raised = [...(power ?? '')].map((digit) => RAISED[Number(digit)]).join('');
    return (count === 2 ? double : single.repeat(count)) + raised;
  });
}

/** A word of a remark that is a value and no name of a move, such as `3-4`, no heap with points, such as `-2:5`, and no arrow. */
const isValue = (word: string) =>
  /^(?:[-+*^{}|,.:;=<>()[\]\d/&]|v|Tiny|Miny|on|off|over|under|oo)+$/.test(word) && !/\d-\d|->|^-?\d+:/.test(word);

/** A remark with the signs of mathematics in its values. Its columns, which stand two spaces apart, stay below each other. */
export function remark(line: string): string {
  return line.replaceAll(/(\S+)( *)/g, (_, word: string, gap: string, at: number) => {
    // A vertex may have the name `v`.
    if (!isValue(word) || line.slice(0, at).endsWith('vertex ')) return word + gap;
    const written = signs(word);
    return written + gap + (gap.length > 1 ? ' '.repeat(Math.max(0, word.length - written.length)) : '');
  });
}
