import { TONE_PAINT } from '../../src/games/targets/stage/paint.ts';

/** The die that may be flicked; those of calls made and missed have other colours. */
export const TO_FLICK = `.stage-halo[stroke="${TONE_PAINT.choose}"]:not([display="none"])`;
