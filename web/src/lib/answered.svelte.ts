// The questions of lessons that were answered, kept in this browser.

const KEPT = 'answered';

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class Answered {
  #all = $state.raw<ReadonlySet<string>>(new Set(read()));

  /** Whether a question, by the key of its lesson and its number there, was answered. */
  has(lesson: string, number: number): boolean {
    return this.#all.has(`${lesson} ${number}`);
  }

  add(lesson: string, number: number): void {
    this.#all = new Set([...this.#all, `${lesson} ${number}`]);
    localStorage.setItem(KEPT, JSON.stringify([...this.#all]));
  }
}

export const answered = new Answered();
