import { assert } from '@caravanserai/contract';
import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Keep } from './keep.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function paintedCanvas(size: Size, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  // Painted once and read back once for upload: fastest when rendered by the CPU.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  assert(context !== null, 'a page that has WebGL can paint on a canvas');
  paint(context);
  return canvas;
}

/** A texture painted at run time instead of fetched. */
export function painted(keep: Keep, size: Size, paint: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const texture = keep.keep(new CanvasTexture(paintedCanvas(size, paint)));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 2; // most textures are seen at a slant
  return texture;
}

export function fillPath(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}
