/** `npm run walks` plays whole games and visits everything in every language and window; `npm test` takes the short walks. */
export const IS_WHOLE = process.env['WALKS'] === 'whole';
