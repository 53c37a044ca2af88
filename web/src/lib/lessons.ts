// The lessons. A test of the server runs every cell of them and compares what it gives.

import data from './lessons.json';

export interface Exercise {
  question: string;
  /** An expression; an answer is right if it is equal. */
  answer: string;
}

export type Block =
  | { text: string }
  | { head: string }
  | { cell: string; gives: string | null }
  | { board: string; caption: string }
  | Exercise;

export interface Lesson {
  key: string;
  title: string;
  about: string;
  blocks: Block[];
}

export const lessons = data as Lesson[];
