export { translator } from './everything.ts';
export { LANGUAGES, type Language, languageName, matchLanguage } from './languages.ts';
export {
  type AnyT,
  type People,
  type TargetsT,
  type TargiT,
  type TextKey,
  type Translator,
  type Values,
  type Who,
  YOU,
} from './words.ts';
export * from './targets/index.ts';
export * from './targi/index.ts';
