import { AddOperation, Color, type CubeTexture, MeshPhongMaterial, type Texture } from 'three';
import type { Keep } from './keep.ts';

interface Finish {
  readonly map?: Texture;
  readonly colour?: string;
  readonly shine: number; // specular exponent: higher means a smaller highlight
  readonly gloss: number; // brightness of the highlight, from 0 to 1
  readonly mirrors?: { readonly room: CubeTexture; readonly share: number };
}

export function polished(keep: Keep, { map, colour, shine, gloss, mirrors }: Finish): MeshPhongMaterial {
  const material = keep.keep(
    new MeshPhongMaterial({ shininess: shine, specular: new Color(gloss, gloss * 0.94, gloss * 0.84) }),
  );
  if (map) material.map = map;
  if (colour) material.color.set(colour);
  if (mirrors) {
    material.envMap = mirrors.room;
    material.combine = AddOperation;
    material.reflectivity = mirrors.share;
  }
  return material;
}
