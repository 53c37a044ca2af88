// How programs are coloured.

import { HighlightStyle, StreamLanguage, type StringStream, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';

const WORDS = new Set(
  (
    'and as begin break by case class clear continue def do else elseif end enum error extends external false finally for ' +
    'foreach from if import in is mutable not op or override pass private return singleton static super system then this throw ' +
    'to true try unary var where while yield'
  ).split(' '),
);
const PLAYERS = new Set(['Left', 'Right']);

interface State {
  comment: boolean;
}

function token(stream: StringStream, state: State): string | null {
  if (state.comment) {
    if (stream.skipTo('*/')) {
      stream.match('*/');
      state.comment = false;
    } else {
      stream.skipToEnd();
    }
    return 'comment';
  }
  if (stream.eatSpace()) return null;
  if (stream.match('//')) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match('/*')) {
    state.comment = true;
    return 'comment';
  }
  if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
  if (stream.match(/^\d+/)) return 'number';
  if (stream.match(/^[A-Za-z_][A-Za-z_0-9]*/)) {
    const word = stream.current();
    if (WORDS.has(word)) return 'keyword';
    if (PLAYERS.has(word)) return 'atom';
    // A name of our own is small, one of the library large.
    return /^[A-Z]/.test(word) ? 'typeName' : 'variableName';
  }
  if (stream.match(/^[{}()[\]]/)) return 'bracket';
  stream.next();
  return 'operator';
}

const language = StreamLanguage.define<State>({
  name: 'cgs',
  startState: () => ({ comment: false }),
  token,
  languageData: {
    commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
    closeBrackets: { brackets: ['(', '[', '{', '"'] },
  },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.string, class: 'tok-string' },
  { tag: tags.number, class: 'tok-number' },
  { tag: tags.keyword, class: 'tok-keyword' },
  { tag: tags.atom, class: 'tok-atom' },
  { tag: tags.typeName, class: 'tok-type' },
  { tag: tags.operator, class: 'tok-operator' },
]);

export const cgs = [language, syntaxHighlighting(colours)];
