// The pages of the book about rulesets, with their boards.

export const pages = import.meta.glob<string>('../../../book/src/rulesets/*.md', { query: '?raw', import: 'default', eager: true });
export const boards = import.meta.glob<string>('../../../book/src/rulesets/*.svg', { query: '?raw', import: 'default', eager: true });
