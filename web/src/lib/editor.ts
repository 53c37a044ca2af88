// An editor for programs: colours, brackets, completion by the server, a mark under what is wrong.

import { autocompletion, closeBrackets, closeBracketsKeymap, type CompletionContext, type CompletionResult, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { ask } from './api';
import { cgs } from './language';
import { fromBytes } from './text';
import type { Completions } from './types';

export interface Wishes {
  text: string;
  label: string;
  session: string;
  hint?: string;
  changed: (text: string) => void;
  /** Keys that mean something here; what returns true was understood. */
  keys: { key: string; run: () => boolean }[];
}

const marked = StateEffect.define<[number, number] | null>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    for (const effect of transaction.effects) {
      if (effect.is(marked)) {
        if (!effect.value) return Decoration.none;
        const [from, to] = effect.value;
        return Decoration.set([Decoration.mark({ class: 'mistake' }).range(from, to)]);
      }
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** What the name before the cursor may become. */
async function complete(context: CompletionContext, session: string): Promise<CompletionResult | null> {
  const before = context.state.sliceDoc(0, context.pos);
  const word = /[A-Za-z_0-9.]+$/.exec(before)?.[0] ?? '';
  if (!context.explicit && (word.length < 2 || /^[0-9]/.test(word))) return null;
  const gone = new AbortController();
  context.addEventListener('abort', () => gone.abort());
  try {
    const { start, candidates } = await ask<Completions>({ ask: 'complete', input: before, session }, gone.signal);
    const options = candidates.map(({ text, about }) => ({ label: text, info: about ?? undefined }));
    return { from: fromBytes(before, start), options, validFor: /^[A-Za-z_0-9]*$/ };
  } catch {
    return null;
  }
}

/** The number that styles show which the editor makes. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.content ?? '';

export class Editor {
  readonly view: EditorView;

  constructor(parent: Element, wishes: Wishes) {
    const { text, label, session, hint, changed, keys } = wishes;
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          EditorView.cspNonce.of(nonce),
          Prec.highest(keymap.of(keys)),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          indentUnit.of('  '),
          EditorView.lineWrapping,
          autocompletion({ override: [(context) => complete(context, session)], icons: false }),
          // Tab leaves the editor, so that nobody is caught in it.
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          cgs,
          marks,
          placeholder(hint ?? ''),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
  }

  /** Marks a place, by bytes of the text; or nothing. */
  mark(start: number | null, end: number | null): void {
    const text = this.view.state.doc.toString();
    if (start === null || end === null || text.length === 0) {
      this.view.dispatch({ effects: marked.of(null) });
      return;
    }
    const from = Math.min(fromBytes(text, start), text.length - 1);
    const to = Math.min(Math.max(fromBytes(text, end), from + 1), text.length);
    this.view.dispatch({ effects: marked.of([from, to]) });
  }

  /** Puts another text in the place of what is there. */
  set(text: string): void {
    const { doc } = this.view.state;
    if (doc.toString() !== text) this.view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }
}
