// Sliders: a cell `x := Slider(from, to, step)` whose value is moved with the mouse. The value stands in the cell as the last argument, so that
// the worksheet is a program that gives the same without the page.

/** A slider in the text of a cell. All numbers are exact: `n` stands for `n / unit`. */
export interface Slider {
  name: string;
  from: number;
  to: number;
  step: number;
  value: number;
  unit: number;
}

const NUMBER = String.raw`\s*(-?\d+(?:\s*/\s*\d+)?)\s*`;
const CALL = new RegExp(String.raw`^\s*([A-Za-z_]\w*)\s*:=\s*Slider\(${NUMBER},${NUMBER},${NUMBER}(?:,${NUMBER})?\)\s*;?\s*$`);
/** Larger numbers are not exact. */
const MOST = 2 ** 40;

/** The slider that a cell is; nothing if it is something else, or the numbers are not written out. */
export function sliderOf(input: string): Slider | null {
  const found = CALL.exec(input);
  if (!found) return null;
  const numbers = found.slice(2).map((text) => (text === undefined ? undefined : fraction(text)));
  const [from, to, step, value = from] = numbers;
  if (!from || !to || !step || !value) return null;
  const unit = [from, to, step, value].reduce((unit, [, below]) => (unit * below) / divisor(unit, below), 1);
  if (unit > MOST) return null;
  const whole = ([above, below]: Fraction) => above * (unit / below);
  const slider = { name: found[1] ?? '', from: whole(from), to: whole(to), step: whole(step), value: whole(value), unit };
  const isSmall = [slider.from, slider.to].every((it) => Math.abs(it) < MOST);
  return isSmall && slider.step > 0 && slider.from < slider.to ? slider : null;
}

/** The text of the cell after the slider was moved. */
export function moved(slider: Slider, value: number): string {
  const [from, to, step, at] = [slider.from, slider.to, slider.step, value].map((it) => written(it, slider.unit));
  return `${slider.name} := Slider(${from}, ${to}, ${step}, ${at})`;
}

/** A number as the language writes it. */
export function written(above: number, unit: number): string {
  const common = divisor(Math.abs(above), unit);
  const below = unit / common;
  return below === 1 ? `${above / common}` : `${above / common}/${below}`;
}

/** The cells that have to be run again after one that gives a variable a value: those below that name it, or what such cells name. */
export function followers(cells: readonly { kind: string; input: string }[], at: number, name: string): number[] {
  const names = new Set([name]);
  const all: number[] = [];
  for (let i = at + 1; i < cells.length; i += 1) {
    const cell = cells[i];
    if (cell?.kind !== 'program') continue;
    const words = cell.input.match(/[A-Za-z_]\w*/g) ?? [];
    if (!words.some((word) => names.has(word))) continue;
    all.push(i);
    for (const found of cell.input.matchAll(/([A-Za-z_]\w*)\s*:=/g)) names.add(found[1] ?? '');
  }
  return all;
}

type Fraction = [number, number];

function fraction(text: string): Fraction | undefined {
  const [above = NaN, below = 1] = text.split('/').map(Number);
  return Number.isSafeInteger(above) && Number.isSafeInteger(below) && below > 0 ? [above, below] : undefined;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
