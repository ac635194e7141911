import type { Frozen } from '../../src/versions.ts';

export const rules: Frozen['rules'];
export const physics: Frozen['physics'];
