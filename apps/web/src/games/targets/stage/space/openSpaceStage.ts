import { openStage } from '../openStage.ts';
import type { Stage, StageOptions } from '../stage.ts';
import { findGraphics } from './canvasView.ts';
import { SpaceDrawer } from './spaceDrawer.ts';

/** The table in 3D; undefined without WebGL, where the flat stage takes its place. */
export function openSpaceStage(host: HTMLElement, options: StageOptions): Stage | undefined {
  const graphics = findGraphics();
  return graphics && openStage(host, new SpaceDrawer(host, graphics, options), options);
}
