import { openStage } from '../openStage.ts';
import type { Stage, StageOptions } from '../stage.ts';
import { findGraphics } from './canvasView.ts';
import { SpaceDrawer } from './spaceDrawer.ts';

/** The table in space; nothing where the page has no WebGL, and the flat one serves. */
export function openSpaceStage(host: HTMLElement, options: StageOptions): Stage | undefined {
  const graphics = findGraphics();
  return graphics && openStage(host, new SpaceDrawer(host, graphics, options), options);
}
