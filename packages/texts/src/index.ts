export { translator } from './everything.ts';
export { LANGUAGES, type Language, languageName, matchLanguage } from './languages.ts';
export type { TextKey, Translator, Values } from './words.ts';
export * from './targets/index.ts';
export * from './targi/index.ts';
