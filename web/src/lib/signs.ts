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
