export { LANGUAGES, type Language, languageName, matchLanguage } from './languages.ts';
export { translator } from './translator.ts';
export type { TextKey, Translator, Values } from './words.ts';
export * from './targi/index.ts';
