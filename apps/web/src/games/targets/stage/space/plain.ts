import { known } from '@caravanserai/contract';
import { type Color, NoColorSpace, ShaderMaterial, type ShaderMaterialParameters, type Texture } from 'three';
import type { Keep } from './keep.ts';

/** Outputs the texture colour directly: converting it to linear light and back would take most of a frame without a GPU. */
const PLAIN = {
  vertexShader:
    'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
  fragmentShader:
    'uniform sampler2D map; uniform vec3 light; uniform float opacity; varying vec2 at; void main() { vec4 paint = texture2D(map, at); gl_FragColor = vec4(paint.rgb * light, paint.a * opacity); }',
} as const;

export function plainly(keep: Keep, map: Texture, how: ShaderMaterialParameters = {}): ShaderMaterial {
  const raw = keep.keep(map.clone());
  raw.colorSpace = NoColorSpace;
  const uniforms = { map: { value: raw }, light: { value: [1, 1, 1] }, opacity: { value: 1 } };
  return keep.keep(new ShaderMaterial({ ...PLAIN, ...how, uniforms }));
}

/** Tints it with the light on horizontal surfaces. */
export function lightPlainly(material: ShaderMaterial, level: Color): void {
  known(material.uniforms['light']).value = level.clone().convertLinearToSRGB().toArray();
}
