/** Everything but Targets, for the plain script: the root entry knows no game. */
export * from './index.ts';
export * from './targi/index.ts';
