// The rim of several places of a picture that are seen as one.

type Point = [number, number];

/** Corners that are nearer to each other than this are the same, as a part of the picture's unit. */
const NEAR = 0.5;

/** The path around places with these outlines: their sides without those that two of them share. */
export function rim(outlines: readonly (readonly Point[])[]): string {
  const corner = ([x, y]: Point) => `${Math.round(x / NEAR)},${Math.round(y / NEAR)}`;
  const sides = new Map<string, [from: Point, to: Point, times: number]>();
  for (const outline of outlines) {
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      const key = [corner(from), corner(to)].sort().join(' ');
      sides.set(key, [from, to, (sides.get(key)?.[2] ?? 0) + 1]);
    });
  }
  return [...sides.values()].flatMap(([from, to, times]) => (times === 1 ? [`M${from}L${to}`] : [])).join('');
}
