// The polynomial is that of FreeBSD's msun (fdlibm), © 1993 Sun Microsystems: freely granted, with this notice kept.
const LG = [
  6.66666666666673513e-1, 3.999999999940941908e-1, 2.857142874366239149e-1, 2.222219843214978396e-1,
  1.818357216161805012e-1, 1.531383769920937332e-1, 1.479819860511658591e-1,
] as const;
const LN2_HI = 6.9314718036912381649e-1; // its last bits are zeros, so a whole number times it is exact
const LN2_LO = 1.90821492927058770002e-10;
const ROOT_HALF_HIGH = 0x3fe6a09e; // the upper half of √½
const ONE_HIGH = 0x3ff00000;
const bits = new DataView(new ArrayBuffer(8));

/**
 * The natural logarithm, from 2⁻¹⁰²² up. By `+ − × ÷` and bits alone, which IEEE 754 rounds in one way: `Math.log` may differ in the last
 * bit between engines (V8 and JavaScriptCore do), and a bot would then decide differently.
 */
export function ln(x: number): number {
  bits.setFloat64(0, x);
  const high = bits.getInt32(0) + (ONE_HIGH - ROOT_HALF_HIGH);
  const k = (high >> 20) - 1023;
  bits.setInt32(0, (high & 0xfffff) + ROOT_HALF_HIGH);
  const f = bits.getFloat64(0) - 1; // x = 2ᵏ · (1 + f), between √½ and √2
  const half = 0.5 * f * f;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (LG[1] + w * (LG[3] + w * LG[5]));
  const odd = z * (LG[0] + w * (LG[2] + w * (LG[4] + w * LG[6])));
  return s * (half + (odd + even)) + k * LN2_LO - half + f + k * LN2_HI;
}
