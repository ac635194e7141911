/** `npm run walks` plays whole games and goes everywhere in every language and window; `npm test` takes the shorter ways. */
export const IS_WHOLE = process.env['WALKS'] === 'whole';
