// Revision 9c867fc, made by freeze.ts. Never edit it: later engines are compared with it.
var e = Object.defineProperty,
  t = (t, n) => {
    let r = {};
    for (var i in t) e(r, i, { get: t[i], enumerable: !0 });
    return (n || e(r, Symbol.toStringTag, { value: `Module` }), r);
  };
const n = [`blue`, `white`],
  r = [`dates`, `salt`, `pepper`],
  i = [`well`, `camelRider`, `oasis`, `targia`, `tent`],
  a = (e, t) => ({ number: e, action: { kind: `good`, good: t } }),
  o = (e, t) => ({ number: e, action: { kind: `raid`, due: t } }),
  s = [
    { number: 1, action: { kind: `noble` } },
    a(2, `dates`),
    a(3, `salt`),
    o(4, { goods: 1, gold: 0, vp: 1 }),
    { number: 5, action: { kind: `trader` } },
    a(6, `pepper`),
    a(7, `dates`),
    o(8, { goods: 2, gold: 0, vp: 1 }),
    { number: 9, action: { kind: `fataMorgana` } },
    { number: 10, action: { kind: `silversmith` } },
    a(11, `pepper`),
    o(12, { goods: 3, gold: 0, vp: 2 }),
    { number: 13, action: { kind: `caravan` } },
    { number: 14, action: { kind: `tribalExpansion` } },
    a(15, `salt`),
    o(16, { goods: 0, gold: 1, vp: 3 }),
  ],
  c = [
    { goods: 2, gold: 0, vp: 1 },
    { goods: 4, gold: 0, vp: 3 },
    { goods: 0, gold: 1, vp: 2 },
    { goods: 0, gold: 2, vp: 4 },
  ],
  l = [
    { id: `D`, gives: { dates: 1 }, copies: 2 },
    { id: `S`, gives: { salt: 1 }, copies: 2 },
    { id: `P`, gives: { pepper: 1 }, copies: 2 },
    { id: `DD`, gives: { dates: 2 }, copies: 1 },
    { id: `SS`, gives: { salt: 2 }, copies: 1 },
    { id: `PP`, gives: { pepper: 2 }, copies: 1 },
    { id: `DS`, gives: { dates: 1, salt: 1 }, copies: 1 },
    { id: `DP`, gives: { dates: 1, pepper: 1 }, copies: 1 },
    { id: `SP`, gives: { salt: 1, pepper: 1 }, copies: 1 },
    { id: `D/S/P`, gives: { goodOfChoice: 1 }, copies: 3 },
    { id: `GOLD`, gives: { gold: 1 }, copies: 3 },
    { id: `VP`, gives: { vp: 1 }, copies: 1 },
  ],
  u = {
    scorePerTwo: `endgame`,
    scoreIfMoreCards: `endgame`,
    scoreIfFourth: `endgame`,
    scoreVariedRows: `endgame`,
    scoreIfCards: `endgame`,
    discount: `permanent`,
    nobleDiscount: `permanent`,
    layFromHand: `permanent`,
    placeOnRobber: `permanent`,
    traderOneForOne: `permanent`,
    raidShield: `permanent`,
    raidVp: `permanent`,
    goodsBonus: `permanent`,
    dryRoundGood: `permanent`,
    gainPerTwo: `once`,
    gainChoice: `once`,
    storeGold: `once`,
    rearrange: `once`,
    fewerTargis: `once`,
  },
  d = [
    { id: `W1`, symbol: `well`, vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
    { id: `W2`, symbol: `well`, vp: 2, cost: { dates: 2, salt: 1, pepper: 1 } },
    { id: `W3`, symbol: `well`, vp: 3, cost: { dates: 2, salt: 1, pepper: 2 } },
    { id: `W4`, symbol: `well`, vp: 1, cost: { salt: 1, gold: 1 }, effect: { kind: `scorePerTwo`, symbol: `targia` } },
    { id: `W5`, symbol: `well`, vp: 1, cost: { dates: 1, salt: 2 }, effect: { kind: `discount`, symbol: `well` } },
    { id: `W6`, symbol: `well`, vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: `placeOnRobber` } },
    {
      id: `W7`,
      symbol: `well`,
      vp: 2,
      cost: { dates: 1, salt: 2, pepper: 1 },
      effect: { kind: `gainPerTwo`, of: `laid` },
    },
    { id: `W8`, symbol: `well`, vp: 2, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: `layFromHand` } },
    { id: `W9`, symbol: `well`, vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: `storeGold` } },
    { id: `C1`, symbol: `camelRider`, vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
    { id: `C2`, symbol: `camelRider`, vp: 2, cost: { dates: 1, salt: 2, pepper: 1 } },
    { id: `C3`, symbol: `camelRider`, vp: 3, cost: { dates: 1, salt: 2, pepper: 2 } },
    {
      id: `C4`,
      symbol: `camelRider`,
      vp: 1,
      cost: { salt: 1, gold: 1 },
      effect: { kind: `scorePerTwo`, symbol: `tent` },
    },
    { id: `C5`, symbol: `camelRider`, vp: 1, cost: { gold: 1 }, effect: { kind: `scoreIfMoreCards`, vp: 1 } },
    {
      id: `C6`,
      symbol: `camelRider`,
      vp: 2,
      cost: { dates: 2, salt: 2, pepper: 1 },
      effect: { kind: `scoreIfFourth`, vp: 2 },
    },
    { id: `C7`, symbol: `camelRider`, vp: 1, cost: { gold: 1 }, effect: { kind: `discount`, symbol: `camelRider` } },
    {
      id: `C8`,
      symbol: `camelRider`,
      vp: 2,
      cost: { pepper: 2, gold: 1 },
      effect: { kind: `goodsBonus`, good: `pepper` },
    },
    { id: `C9`, symbol: `camelRider`, vp: 1, cost: { dates: 2, salt: 1 }, effect: { kind: `gainPerTwo`, of: `free` } },
    { id: `O1`, symbol: `oasis`, vp: 2, cost: { pepper: 1, gold: 1 } },
    { id: `O2`, symbol: `oasis`, vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
    { id: `O3`, symbol: `oasis`, vp: 3, cost: { dates: 2, salt: 1, pepper: 2 } },
    { id: `O4`, symbol: `oasis`, vp: 1, cost: { pepper: 1, gold: 1 }, effect: { kind: `scorePerTwo`, symbol: `well` } },
    { id: `O5`, symbol: `oasis`, vp: 1, cost: { salt: 2, pepper: 1 }, effect: { kind: `discount`, symbol: `oasis` } },
    { id: `O6`, symbol: `oasis`, vp: 1, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: `raidShield` } },
    { id: `O7`, symbol: `oasis`, vp: 1, cost: { salt: 2, pepper: 1 }, effect: { kind: `goodsBonus`, good: `salt` } },
    { id: `O8`, symbol: `oasis`, vp: 2, cost: { dates: 1, pepper: 1, gold: 1 }, effect: { kind: `dryRoundGood` } },
    { id: `O9`, symbol: `oasis`, vp: 2, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: `rearrange` } },
    { id: `G1`, symbol: `targia`, vp: 3, cost: { dates: 1, pepper: 1, gold: 1 } },
    { id: `G2`, symbol: `targia`, vp: 2, cost: { dates: 1, salt: 1, pepper: 2 } },
    { id: `G3`, symbol: `targia`, vp: 3, cost: { dates: 1, salt: 2, pepper: 2 } },
    {
      id: `G4`,
      symbol: `targia`,
      vp: 1,
      cost: { pepper: 1, gold: 1 },
      effect: { kind: `scorePerTwo`, symbol: `camelRider` },
    },
    {
      id: `G5`,
      symbol: `targia`,
      vp: 1,
      cost: { pepper: 2, gold: 1 },
      effect: { kind: `scoreVariedRows`, rows: 2, vp: 4 },
    },
    {
      id: `G6`,
      symbol: `targia`,
      vp: 1,
      cost: { dates: 1, salt: 2 },
      orCost: { gold: 1 },
      effect: { kind: `discount`, symbol: `targia` },
    },
    { id: `G7`, symbol: `targia`, vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: `raidVp` } },
    { id: `G8`, symbol: `targia`, vp: 2, cost: { dates: 2, gold: 1 }, effect: { kind: `goodsBonus`, good: `dates` } },
    {
      id: `G9`,
      symbol: `targia`,
      vp: 2,
      cost: { dates: 1, salt: 1, pepper: 2 },
      effect: { kind: `gainChoice`, goods: 3, gold: 1, vp: 1 },
    },
    { id: `N1`, symbol: `tent`, vp: 2, cost: { pepper: 1, gold: 1 } },
    { id: `N2`, symbol: `tent`, vp: 3, cost: { dates: 1, pepper: 1, gold: 1 } },
    { id: `N3`, symbol: `tent`, vp: 3, cost: { dates: 2, salt: 2, pepper: 1 } },
    { id: `N4`, symbol: `tent`, vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: `scorePerTwo`, symbol: `oasis` } },
    {
      id: `N5`,
      symbol: `tent`,
      vp: 1,
      cost: { dates: 1, pepper: 1 },
      effect: { kind: `scoreIfCards`, atLeast: 10, vp: 1 },
    },
    {
      id: `N6`,
      symbol: `tent`,
      vp: 1,
      cost: { dates: 1, pepper: 2 },
      orCost: { gold: 1 },
      effect: { kind: `discount`, symbol: `tent` },
    },
    { id: `N7`, symbol: `tent`, vp: 2, cost: { dates: 1, gold: 1 }, effect: { kind: `nobleDiscount` } },
    { id: `N8`, symbol: `tent`, vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: `traderOneForOne` } },
    { id: `N9`, symbol: `tent`, vp: 2, cost: { dates: 1, salt: 1, pepper: 2 }, effect: { kind: `fewerTargis` } },
  ];
function f(e) {
  return { ok: !0, value: e };
}
function p(e) {
  return { ok: !1, error: e };
}
function m(e, t) {
  if (!e) throw Error(`assertion failed: ${t}`);
}
function ee(e) {
  throw Error(`unexpected value: ${JSON.stringify(e)}`);
}
const te = Uint32Array.from(oe(64), (e) => ae(Math.cbrt(e))),
  ne = Uint32Array.from(oe(8), (e) => ae(Math.sqrt(e)));
function re(e) {
  let t = (e.length + 8 + 64) >>> 6,
    n = new Uint8Array(t * 64);
  (n.set(e), (n[e.length] = 128));
  let r = new DataView(n.buffer);
  (r.setUint32(n.length - 8, Math.floor(e.length / 536870912)), r.setUint32(n.length - 4, e.length << 3));
  let i = ne.slice();
  for (let e = 0; e < n.length; e += 64) ie(i, r, e);
  let a = /* @__PURE__ */ new Uint8Array(32),
    o = new DataView(a.buffer);
  return (i.forEach((e, t) => o.setUint32(t * 4, e)), a);
}
function ie(e, t, n) {
  let r = /* @__PURE__ */ new Uint32Array(64);
  for (let e = 0; e < 16; e++) r[e] = t.getUint32(n + e * 4);
  for (let e = 16; e < 64; e++) {
    let t = h(r[e - 15], 7) ^ h(r[e - 15], 18) ^ (r[e - 15] >>> 3),
      n = h(r[e - 2], 17) ^ h(r[e - 2], 19) ^ (r[e - 2] >>> 10);
    r[e] = r[e - 16] + t + r[e - 7] + n;
  }
  let [i, a, o, s, c, l, u, d] = e;
  for (let e = 0; e < 64; e++) {
    let t = (d + (h(c, 6) ^ h(c, 11) ^ h(c, 25)) + ((c & l) ^ (~c & u)) + te[e] + r[e]) | 0,
      n = ((h(i, 2) ^ h(i, 13) ^ h(i, 22)) + ((i & a) ^ (i & o) ^ (a & o))) | 0;
    [d, u, l, c, s, o, a, i] = [u, l, c, (s + t) | 0, o, a, i, (t + n) | 0];
  }
  [i, a, o, s, c, l, u, d].forEach((t, n) => (e[n] += t));
}
function h(e, t) {
  return (e >>> t) | (e << (32 - t));
}
function ae(e) {
  return Math.floor((e - Math.floor(e)) * 2 ** 32);
}
function oe(e) {
  let t = [];
  for (let n = 2; t.length < e; n++) t.every((e) => n % e !== 0) && t.push(n);
  return t;
}
function se(e) {
  return re(new TextEncoder().encode(e));
}
function ce(e, t) {
  let n = /* @__PURE__ */ new Uint32Array(16);
  n.set([1634760805, 857760878, 2036477234, 1797285236]);
  let r = new DataView(e.buffer, e.byteOffset, 32);
  for (let e = 0; e < 8; e++) n[4 + e] = r.getUint32(e * 4, !0);
  n[15] = t;
  let i = /* @__PURE__ */ new Uint32Array(16),
    a = 16;
  return {
    next() {
      return (a === 16 && (le(n, i), n[12]++, (a = 0)), i[a++]);
    },
  };
}
function le(e, t) {
  t.set(e);
  for (let e = 0; e < 10; e++) {
    for (let e = 0; e < 4; e++) ue(t, e, 4 + e, 8 + e, 12 + e);
    for (let e = 0; e < 4; e++) ue(t, e, 4 + ((e + 1) & 3), 8 + ((e + 2) & 3), 12 + ((e + 3) & 3));
  }
  for (let n = 0; n < 16; n++) t[n] += e[n];
}
function ue(e, t, n, r, i) {
  ((e[t] += e[n]),
    (e[i] = de(e[i] ^ e[t], 16)),
    (e[r] += e[i]),
    (e[n] = de(e[n] ^ e[r], 12)),
    (e[t] += e[n]),
    (e[i] = de(e[i] ^ e[t], 8)),
    (e[r] += e[i]),
    (e[n] = de(e[n] ^ e[r], 7)));
}
function de(e, t) {
  return (e << t) | (e >>> (32 - t));
}
function fe(e, t) {
  let n = 4294967296 - (4294967296 % t),
    r = e.next();
  for (; r >= n;) r = e.next();
  return r % t;
}
function pe(e, t) {
  for (let n = e.length - 1; n > 0; n--) {
    let r = fe(t, n + 1),
      i = e[n];
    ((e[n] = e[r]), (e[r] = i));
  }
}
const me = [`not-a-tag`, `unknown-tag`, `repeated-tag`, `bad-value`, `missing-tag`];
function he(e, t) {
  let n = e
      .split(/\r?\n/)
      .map((e, t) => ({ text: e, number: t + 1 }))
      .filter((e) => e.text.trim() !== `` && !e.text.startsWith(`;`)),
    r = n.findIndex((e) => !e.text.startsWith(`[`)),
    i = r < 0 ? n : n.slice(0, r),
    a = ge(i, t);
  return a.ok ? f({ tags: a.value, body: n.slice(i.length) }) : a;
}
function ge(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { text: r, number: i } of e) {
    let [, e, a] = /^\[(\w+) ("(?:[^"\\]|\\.)*")\]\s*$/.exec(r) ?? [],
      o = a === void 0 ? void 0 : _e(a);
    if (o === void 0) return g(`not-a-tag`, i, 1, r.trim(), [`[Seed "…"]`]);
    let s = t.find((t) => t.name === e),
      c = t.map((e) => e.name);
    if (!s) return g(`unknown-tag`, i, 2, e, c);
    if (n.has(e)) return g(`repeated-tag`, i, 2, e, []);
    if (s.choices && !s.choices.includes(o)) return g(`bad-value`, i, e.length + 3, o, s.choices);
    n.set(e, { value: o, line: i });
  }
  let r = t.find(({ name: e, isRequired: t }) => t && !n.has(e));
  return r ? g(`missing-tag`, 1, 1, ``, [`[${r.name} "…"]`]) : f(n);
}
function _e(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function ve(e, t) {
  return `[${e} ${JSON.stringify(t)}]`;
}
function g(e, t, n, r, i) {
  return p({ code: e, line: t, column: n, found: r, expected: i });
}
var _ = /* @__PURE__ */ t({
  BORDER_NUMBERS: () => ye,
  BORDER_SIZE: () => be,
  CELLS: () => v,
  CELL_COUNT: () => b,
  DISPLAY_SIZE: () => xe,
  LINES: () => we,
  ROW_LENGTH: () => 4,
  SLOTS: () => y,
  facing: () => De,
  isCorner: () => Ce,
  lineOf: () => Oe,
});
const ye = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  v = [`A`, `B`, `C`, `D`, `E`, `F`, `G`, `H`, `I`],
  y = [`1.1`, `1.2`, `1.3`, `1.4`, `2.1`, `2.2`, `2.3`, `2.4`, `3.1`, `3.2`, `3.3`, `3.4`],
  be = ye.length,
  b = v.length,
  xe = y.length,
  Se = 4;
function Ce(e) {
  return e % 4 == 0;
}
const we = [
    [1, 11],
    [2, 10],
    [3, 9],
    [5, 15],
    [6, 14],
    [7, 13],
  ],
  Te = new Uint8Array(be + 1),
  Ee = new Uint8Array(be + 1).fill(255);
we.forEach(([e, t], n) => {
  ((Te[e] = t), (Te[t] = e), (Ee[e] = n), (Ee[t] = n));
});
function De(e) {
  return Te[e];
}
function Oe(e) {
  return Ee[e];
}
var ke = /* @__PURE__ */ t({
  BORDER_GOOD: () => st,
  CARAVAN_CARD: () => at,
  COST: () => Be,
  DISCOUNT: () => $e,
  DRY_ROUND_GOOD: () => Ze,
  EXPANSION: () => ot,
  GIVES: () => We,
  GIVES_CHOICE: () => 3,
  GIVES_GOLD: () => 4,
  GIVES_VP: () => 5,
  GOODS_BONUS: () => Qe,
  GOODS_COUNT: () => je,
  GOODS_DECK: () => ze,
  LAY_FROM_HAND: () => Ke,
  MIRAGE_CARD: () => rt,
  NOBLE: () => tt,
  NOBLE_DISCOUNT: () => qe,
  NOT_A_GOOD: () => 3,
  NO_CARD: () => 0,
  OR_GOLD: () => Ve,
  PLACE_ON_ROBBER: () => Ge,
  RAID_GAIN: () => Xe,
  RAID_SHIELD: () => Ye,
  SILVERSMITH: () => it,
  SMITH_VP: () => lt,
  SYMBOL_OF: () => He,
  TRADER: () => nt,
  TRADER_ONE_FOR_ONE: () => Je,
  TRIBE_COUNT: () => Ae,
  TRIBE_DECK: () => Re,
  VP_OF: () => Ue,
  cardId: () => Ie,
  cardOf: () => S,
  goodName: () => ut,
  goodsId: () => Fe,
  isTribe: () => x,
  raidDue: () => T,
  tribeCard: () => Le,
  tribeId: () => C,
});
const Ae = d.length,
  je = l.reduce((e, { copies: t }) => e + t, 0),
  Me = Ae + 1,
  Ne = Me + l.length,
  Pe = [...d.map(({ id: e }) => e), ...l.map(({ id: e }) => e)];
function x(e) {
  return e <= Ae;
}
function S(e) {
  return Pe.indexOf(e) + 1;
}
function C(e) {
  return Pe[e - 1];
}
function Fe(e) {
  return Pe[e - 1];
}
function Ie(e) {
  return Pe[e - 1];
}
function Le(e) {
  return d[e - 1];
}
const Re = d.map((e, t) => t + 1),
  ze = l.flatMap(({ copies: e }, t) => Array(e).fill(Me + t)),
  Be = new Uint8Array(Ne * 4),
  Ve = new Uint8Array(Ne),
  He = new Uint8Array(Ne),
  Ue = new Uint8Array(Ne);
d.forEach(({ cost: e, symbol: t, vp: n, ...a }, o) => {
  (Be.set([...r.map((t) => e[t] ?? 0), e.gold ?? 0], (o + 1) * 4),
    m((e.gold ?? 0) <= 1, `a payment has one bit of gold`),
    m(!a.orCost || JSON.stringify(a.orCost) === `{"gold":1}`, `the other price is one gold`),
    (Ve[o + 1] = +!!a.orCost),
    (He[o + 1] = i.indexOf(t)),
    (Ue[o + 1] = n));
});
const We = new Uint8Array(Ne * 6);
l.forEach(({ gives: e }, t) => {
  let n = [...r, `goodOfChoice`, `gold`, `vp`].map((t) => e[t] ?? 0);
  We.set(n, (Me + t) * 6);
});
function w(e) {
  let t = d.filter((t) => t.effect && e(t.effect));
  return (m(t.length === 1, `one card for each lasting effect`), S(t[0].id));
}
const Ge = w(({ kind: e }) => e === `placeOnRobber`),
  Ke = w(({ kind: e }) => e === `layFromHand`),
  qe = w(({ kind: e }) => e === `nobleDiscount`),
  Je = w(({ kind: e }) => e === `traderOneForOne`),
  Ye = w(({ kind: e }) => e === `raidShield`),
  Xe = w(({ kind: e }) => e === `raidVp`),
  Ze = w(({ kind: e }) => e === `dryRoundGood`),
  Qe = Uint8Array.from(r, (e) => w((t) => t.kind === `goodsBonus` && t.good === e)),
  $e = Uint8Array.from(i, (e) => w((t) => t.kind === `discount` && t.symbol === e)),
  et = (e) => s.findIndex(({ action: t }) => t.kind === e) + 1,
  tt = et(`noble`),
  nt = et(`trader`),
  rt = et(`fataMorgana`),
  it = et(`silversmith`),
  at = et(`caravan`),
  ot = et(`tribalExpansion`),
  st = /* @__PURE__ */ new Uint8Array(17).fill(3);
for (let { number: e, action: t } of s) t.kind === `good` && (st[e] = r.indexOf(t.good));
const ct = s.flatMap(({ action: e }) => (e.kind === `raid` ? [e.due] : []));
function T(e) {
  return ct[(e >> 2) - 1];
}
const lt = /* @__PURE__ */ new Uint8Array(256);
for (let { goods: e, gold: t, vp: n } of c) t > 0 ? (lt[t * 4 + 3] = n) : lt.fill(n, e * 4, e * 4 + r.length);
function ut(e) {
  return r[e];
}
var E = /* @__PURE__ */ t({
  BONUS: () => Ft,
  BY_DISPLAY: () => 1,
  BY_RAID: () => 2,
  CENTRE: () => j,
  DISPLAY: () => It,
  DRAWN: () => M,
  ENDED_BY: () => _t,
  FACE: () => yt,
  FACE_DOWN: () => 1,
  FACE_DOWN_LONGER: () => 2,
  FACE_UP: () => 0,
  FIRST: () => pt,
  FIRST_OPTION: () => mt,
  GAIN_COUNT: () => St,
  GAIN_OR_ELSE: () => Ct,
  GAIN_SOURCE: () => xt,
  GOLD: () => Dt,
  GOODS_HELD: () => N,
  GOODS_PILE: () => F,
  GOT: () => Pt,
  HAND: () => P,
  HAND_FRESH: () => jt,
  HAND_SECRET: () => At,
  KEY: () => zt,
  LIMITED: () => Nt,
  LOSE_WHAT_YOU_HAVE: () => ht,
  MARKERS: () => bt,
  MAX_GOLD: () => 3,
  MAX_GOODS: () => 10,
  OPEN_HANDS: () => gt,
  PHASE: () => O,
  PHASES: () => Vt,
  PHASE_ACT: () => 1,
  PHASE_DRAWN: () => 3,
  PHASE_GAIN: () => 4,
  PHASE_OVER: () => 8,
  PHASE_PLACE: () => 0,
  PHASE_RAID: () => 7,
  PHASE_REARRANGE: () => 5,
  PHASE_RETURN: () => 6,
  PHASE_TRADE: () => 2,
  PLAYERS: () => Et,
  PLAYER_SIZE: () => Lt,
  RAID_STEP: () => Tt,
  RESHUFFLES: () => Rt,
  ROBBER: () => ft,
  ROUND: () => A,
  STATE_SIZE: () => Bt,
  STORED: () => Ot,
  TARGIS: () => vt,
  TARGIS_LEFT: () => Mt,
  TO_ACT: () => k,
  TRADED: () => wt,
  TRIBE_PILE: () => I,
  VP: () => kt,
});
let dt = 0;
function D(e = 1) {
  let t = dt;
  return ((dt += e), t);
}
const O = D(),
  k = D(),
  A = D(),
  ft = D(),
  pt = D(),
  mt = D(),
  ht = D(),
  gt = D(),
  _t = D(),
  vt = D(be + 1),
  j = D(b),
  yt = D(b),
  bt = D(b),
  M = D(),
  xt = D(),
  St = D(),
  Ct = D(),
  wt = D(),
  Tt = D(),
  Et = dt;
dt = 0;
const N = D(3),
  Dt = D(),
  Ot = D(),
  kt = D(),
  P = D(),
  At = D(),
  jt = D(),
  Mt = D(),
  Nt = D(),
  Pt = D(),
  Ft = D(),
  It = D(xe),
  Lt = dt;
dt = Et + 2 * Lt;
const F = { deck: D(je), left: D(), discards: D(je), discarded: D() },
  I = { deck: D(Ae), left: D(), discards: D(Ae), discarded: D() },
  Rt = D(),
  zt = D(32),
  Bt = dt,
  Vt = [`place`, `act`, `trade`, `drawn`, `gain`, `rearrange`, `return`, `raid`, `over`],
  { CELL_COUNT: Ht } = _,
  {
    CENTRE: Ut,
    FACE: Wt,
    FACE_DOWN: Gt,
    FACE_DOWN_LONGER: Kt,
    GOODS_PILE: qt,
    KEY: Jt,
    RESHUFFLES: Yt,
    TRIBE_PILE: Xt,
  } = E;
function Zt(e, t, n) {
  (e[t.left] === 0 && $t(e, t, n), e[t.left]--);
  let r = t.deck + e[t.left],
    i = e[r];
  return ((e[r] = 0), i);
}
function Qt(e, t) {
  let n = x(t) ? Xt : qt;
  ((e[n.discards + e[n.discarded]] = t), e[n.discarded]++);
}
function $t(e, t, n) {
  let r = e[t.discarded];
  m(r > 0, `there are always discards when a deck is empty`);
  let i = e.slice(t.discards, t.discards + r).sort();
  (e[Yt]++,
    pe(i, ce(e.subarray(Jt, Jt + 32), e[Yt])),
    e.set(i, t.deck),
    (e[t.left] = r),
    e.fill(0, t.discards, t.discards + r),
    (e[t.discarded] = 0));
  for (let n = 0; n < Ht; n++) x(e[Ut + n]) === (t === Xt) && e[Wt + n] === Gt && (e[Wt + n] = Kt);
  n?.push({ type: `reshuffled`, kind: tn(t), cards: r, reveals: !1 });
}
function en(e, t, n) {
  let r = x(e[Ut + t]) ? qt : Xt,
    i = Zt(e, r, n);
  ((e[Ut + t] = i), (e[Wt + t] = Gt), n?.push({ type: `refilled`, cell: v[t], kind: tn(r), reveals: !1 }));
}
function tn(e) {
  return e === Xt ? `tribe` : `goods`;
}
const nn = [`caravan`, `laid`, `dryRound`],
  { DISPLAY_SIZE: rn, ROW_LENGTH: an } = _,
  { DISPLAY: on, GOODS_HELD: sn, PLAYERS: cn, PLAYER_SIZE: ln, STATE_SIZE: un } = E;
function L(e) {
  return cn + e * ln;
}
function R(e) {
  return n[e];
}
function z(e) {
  return n.indexOf(e);
}
function dn() {
  return new Uint8Array(un);
}
function fn(e) {
  return e.slice();
}
function pn(e, t) {
  e.set(t);
}
function mn(e) {
  return [...re(e).subarray(0, 8)].map((e) => e.toString(16).padStart(2, `0`)).join(``);
}
function B(e, t, n) {
  let r = L(t) + on;
  for (let t = r; t < r + rn; t += an) for (let r = t; r < t + an && e[r] !== 0; r++) if (e[r] === n) return !0;
  return !1;
}
function hn(e, t, n) {
  let r = L(t) + on + n * an,
    i = 0;
  for (; i < an && e[r + i] !== 0;) i++;
  return i;
}
function V(e, t) {
  return hn(e, t, 0) + hn(e, t, 1) + hn(e, t, 2);
}
function H(e, t) {
  let n = L(t) + sn;
  return e[n] + e[n + 1] + e[n + 2];
}
const { DISPLAY_SIZE: gn, ROW_LENGTH: _n } = _,
  { DISPLAY: vn, TO_ACT: yn } = E;
function U(e, t) {
  return ((e / t) | 0) % gn;
}
function bn(e, t) {
  if (t === 0) return;
  if (t >= gn ** 4) return `not-a-move`;
  let n = U(t, 1728),
    r = U(t, 144),
    i = U(t, 12),
    a = U(t, 1);
  if (!(n !== r && (n === i ? r === a : n < i && i !== a && r !== a))) return `bad-rearrangement`;
  let o = Sn(e, e[yn]),
    s = (1 << n) | (1 << i),
    c = o & ~s,
    l = (1 << r) | (1 << a);
  return (o & s) === s && (c & l) === 0 && Cn(c | l) ? void 0 : `bad-rearrangement`;
}
function xn(e, t) {
  if (t === 0) return;
  let n = L(e[yn]) + vn,
    r = U(t, 1728),
    i = U(t, 144),
    a = U(t, 12),
    o = U(t, 1),
    s = e[n + r],
    c = e[n + a];
  ((e[n + r] = 0), (e[n + a] = 0), (e[n + i] = s), (e[n + o] = c));
}
function Sn(e, t) {
  let n = L(t) + vn,
    r = 0;
  for (let t = 0; t < gn; t++) e[n + t] !== 0 && (r |= 1 << t);
  return r;
}
function Cn(e) {
  for (let t = 0; t < gn / _n; t++) {
    let n = (e >>> (t * _n)) & 15;
    if ((n & (n + 1)) !== 0) return !1;
  }
  return !0;
}
var wn = /* @__PURE__ */ t({
  CARAVAN: () => jn,
  DISCARD: () => En,
  END: () => Nn,
  EXPAND: () => Mn,
  FROM_DRAWN: () => 11,
  FROM_HAND: () => 10,
  FROM_NOBLE: () => 9,
  GAIN: () => Ln,
  GAIN_GOLD: () => Rn,
  GAIN_VP: () => zn,
  GOLD_INDEX: () => 3,
  KEEP: () => Tn,
  LAY: () => Vn,
  LEAVE_TRADER: () => On,
  MIRAGE: () => kn,
  PAY_GOLD: () => 64,
  PAY_STORED: () => 128,
  PLACE: () => 256,
  RAID: () => Pn,
  RAID_GOLD: () => Fn,
  RAID_VP: () => In,
  REARRANGE: () => Hn,
  RETURN: () => Bn,
  SMITH: () => An,
  TAKE_BORDER: () => 512,
  TAKE_CENTRE: () => 768,
  TRADE: () => Dn,
  decodeMove: () => Xn,
  encodeMove: () => Jn,
  packGoods: () => qn,
  packShift: () => er,
  sourceName: () => Wn,
  unpackGoods: () => K,
  unpackPayment: () => Qn,
  unpackShifts: () => tr,
});
const Tn = 1024,
  En = 1280,
  Dn = 1536,
  On = 1792,
  kn = 2048,
  An = 2304,
  jn = 2560,
  Mn = 2816,
  Nn = 3072,
  Pn = 3328,
  Fn = 3392,
  In = 3393,
  Ln = 4096,
  Rn = 4608,
  zn = 4609,
  Bn = 12288,
  Vn = 16384,
  Hn = 32768,
  Un = [...v, `noble`, `hand`, `drawn`];
function Wn(e) {
  return Un[e];
}
const Gn = [...r, `gold`],
  Kn = [`gold`, `vp`];
function qn(e, t) {
  return r.reduce((n, r, i) => n + W(e[r] ?? 0, 2 ** t - 1) * 2 ** (i * t), 0);
}
function W(e, t) {
  return Number.isInteger(e) && e >= 0 && e <= t ? e : NaN;
}
function G(e, t) {
  let n = e.indexOf(t);
  return n < 0 ? NaN : n;
}
function K(e, t) {
  let n = r.map((n, r) => [n, (e >>> (r * t)) & ((1 << t) - 1)]);
  return Object.fromEntries(n.filter(([, e]) => e > 0));
}
function Jn(e) {
  let t = Yn(e);
  return Number.isInteger(t) ? t : void 0;
}
function Yn(e) {
  switch (e.type) {
    case `place`:
      return 256 + W(e.at, be);
    case `take`:
      return typeof e.at == `number`
        ? e.good
          ? NaN
          : 512 + W(e.at, be)
        : 768 + G(v, e.at) * 4 + (e.good ? 1 + G(r, e.good) : 0);
    case `lay`:
      return Vn + G(Un, e.from) * 1024 + W(e.row, 3) * 256 + Zn(e.pay);
    case `keep`:
      return Tn + G(Un, e.from);
    case `discard`:
      return En + G(Un, e.from);
    case `trade`:
      return Dn + W(e.count, 3) * 16 + G(r, e.give) * 4 + G(Gn, e.get);
    case `leaveTrader`:
      return On;
    case `mirage`:
      return kn + G(v, e.from) * 16 + G(v, e.to);
    case `smith`:
      return An + W(e.count, 4) * 4 + G(Gn, e.give);
    case `caravan`:
      return jn;
    case `expand`:
      return Mn;
    case `gain`:
      return `goods` in e ? Ln + qn(e.goods, 3) : Rn + G(Kn, e.instead);
    case `rearrange`:
      return Hn + $n(e.cards);
    case `end`:
      return Nn;
    case `return`:
      return Bn + qn(e.goods, 4);
    case `raid`:
      return `goods` in e ? Pn + qn(e.goods, 2) : Fn + G(Kn, e.instead);
    default:
      return ee(e);
  }
}
function Xn(e) {
  if (e >= 32768) return { type: `rearrange`, cards: tr(e - Hn) };
  if (e >= 16384) {
    let t = (e >>> 8) & 3;
    return { type: `lay`, from: Un[(e - Vn) >>> 10], row: t, pay: Qn(e & 255) };
  }
  if (e >= 12288) return { type: `return`, goods: K(e - Bn, 4) };
  if (e >= 4608) return { type: `gain`, instead: Kn[e - Rn] };
  if (e >= 4096) return { type: `gain`, goods: K(e - Ln, 3) };
  let t = e & 255;
  switch (e & 65280) {
    case 256:
      return { type: `place`, at: t };
    case 512:
      return { type: `take`, at: t };
    case 768:
      return t & 3 ? { type: `take`, at: v[t >>> 2], good: r[(t & 3) - 1] } : { type: `take`, at: v[t >>> 2] };
    case Tn:
      return { type: `keep`, from: Un[t] };
    case En:
      return { type: `discard`, from: Un[t] };
    case Dn:
      return { type: `trade`, give: r[(t >>> 2) & 3], count: t >>> 4, get: Gn[t & 3] };
    case On:
      return { type: `leaveTrader` };
    case kn:
      return { type: `mirage`, from: v[t >>> 4], to: v[t & 15] };
    case An:
      return { type: `smith`, give: Gn[t & 3], count: t >>> 2 };
    case jn:
      return { type: `caravan` };
    case Mn:
      return { type: `expand` };
    case Nn:
      return { type: `end` };
    case Pn:
      return t >= 64 ? { type: `raid`, instead: Kn[e - Fn] } : { type: `raid`, goods: K(t, 2) };
    default:
      throw Error(`not a move code: ${e}`);
  }
}
function Zn(e) {
  return qn(e, 2) + W(e.gold ?? 0, 1) * 64 + W(e.stored ?? 0, 1) * 128;
}
function Qn(e) {
  return { ...K(e & 63, 2), ...(e & 64 ? { gold: 1 } : {}), ...(e & 128 ? { stored: 1 } : {}) };
}
function $n(e) {
  if (e.length > 2) return NaN;
  let [t, n] = e.map(({ from: e, to: t }) => ({ from: G(y, e), to: G(y, t) })).toSorted((e, t) => e.from - t.from);
  return t ? er(t.from, t.to, (n ?? t).from, (n ?? t).to) : 0;
}
function er(e, t, n, r) {
  return ((e * 12 + t) * 12 + n) * 12 + r;
}
function tr(e) {
  let [t, n, r, i] = [1728, 144, 12, 1].map((t) => Math.floor(e / t) % 12);
  if (t === n && r === i) return [];
  let a = { from: y[t], to: y[n] };
  return t === r ? [a] : [a, { from: y[r], to: y[i] }];
}
const { GOLD: nr, GOODS_HELD: rr, STORED: ir, TO_ACT: ar } = E,
  { FROM_HAND: or, FROM_NOBLE: sr } = wn,
  { COST: cr, DISCOUNT: lr, NOBLE_DISCOUNT: ur, OR_GOLD: dr, SYMBOL_OF: fr } = ke;
function pr(e, t, n, r) {
  let i = r & 3,
    a = (r >>> 2) & 3,
    o = (r >>> 4) & 3,
    s = (r >>> 6) & 1,
    c = r >>> 7,
    l = +(n === or),
    u = t * 4;
  if (dr[t] === 1 && s + c > 0) {
    if (s + c !== 1 || i + a + o !== l) return `wrong-payment`;
  } else if (s + c !== cr[u + 3] || gr(i, cr[u]) + gr(a, cr[u + 1]) + gr(o, cr[u + 2]) > l || i + a + o !== mr(e, t, n))
    return `wrong-payment`;
  let d = L(e[ar]);
  if (c > e[d + ir]) return `no-stored-gold`;
  let f = d + rr;
  return i <= e[f] && a <= e[f + 1] && o <= e[f + 2] && s <= e[d + nr] ? void 0 : `cannot-pay`;
}
function mr(e, t, n) {
  let r = cr[t * 4] + cr[t * 4 + 1] + cr[t * 4 + 2];
  return Math.max(0, r - hr(e, t, n)) + +(n === or);
}
function hr(e, t, n) {
  let r = e[ar];
  return +!!B(e, r, lr[fr[t]]) + (n === sr && B(e, r, ur) ? 1 : 0);
}
function gr(e, t) {
  return e > t ? e - t : 0;
}
const { BORDER_SIZE: _r, CELL_COUNT: vr, DISPLAY_SIZE: yr, ROW_LENGTH: br } = _,
  {
    CENTRE: xr,
    DRAWN: Sr,
    FACE: Cr,
    FACE_UP: wr,
    GAIN_COUNT: Tr,
    GAIN_OR_ELSE: Er,
    GOLD: Dr,
    GOODS_HELD: Or,
    HAND: kr,
    HAND_FRESH: Ar,
    MARKERS: jr,
    MAX_GOODS: Mr,
    PHASE: Nr,
    PHASE_ACT: Pr,
    PHASE_DRAWN: Fr,
    PHASE_GAIN: Ir,
    PHASE_PLACE: Lr,
    PHASE_RAID: Rr,
    PHASE_REARRANGE: zr,
    PHASE_RETURN: Br,
    PHASE_TRADE: Vr,
    ROBBER: Hr,
    TARGIS: Ur,
    TO_ACT: q,
    TRADED: Wr,
    VP: Gr,
  } = E,
  {
    CARAVAN: Kr,
    DISCARD: qr,
    END: Jr,
    EXPAND: Yr,
    FROM_DRAWN: Xr,
    FROM_HAND: Zr,
    FROM_NOBLE: Qr,
    GAIN: $r,
    GAIN_GOLD: ei,
    GAIN_VP: ti,
    GOLD_INDEX: ni,
    KEEP: ri,
    LAY: ii,
    LEAVE_TRADER: ai,
    MIRAGE: oi,
    PLACE: si,
    RAID: ci,
    RAID_GOLD: li,
    RAID_VP: ui,
    REARRANGE: di,
    RETURN: fi,
    SMITH: pi,
    TAKE_BORDER: mi,
    TAKE_CENTRE: hi,
    TRADE: gi,
  } = wn,
  {
    BORDER_GOOD: _i,
    CARAVAN_CARD: vi,
    EXPANSION: yi,
    GIVES: bi,
    GIVES_CHOICE: xi,
    LAY_FROM_HAND: Si,
    MIRAGE_CARD: Ci,
    NOBLE: wi,
    NOT_A_GOOD: Ti,
    NO_CARD: Ei,
    PLACE_ON_ROBBER: Di,
    SILVERSMITH: Oi,
    SMITH_VP: ki,
    TRADER: Ai,
    TRADER_ONE_FOR_ONE: ji,
  } = ke;
function Mi(e, t) {
  switch (e[Nr]) {
    case Lr:
      return (t & 65280) === si ? Ni(e, t & 255) : `not-now`;
    case Pr:
      return Pi(e, t);
    case Vr:
      return t === ai ? void 0 : (t & 65280) === gi ? Ji(e, t & 255) : `finish-first`;
    case Fr:
      return qi(e, t);
    case Ir:
      return Zi(e, t);
    case zr:
      return t >= di ? bn(e, t - di) : `finish-first`;
    case Br:
      return Qi(e, t);
    case Rr:
      return $i(e, t);
    default:
      return `game-over`;
  }
}
function Ni(e, t) {
  if (t < 1 || t > _r) return `not-a-move`;
  if (Ce(t)) return `corner`;
  if (e[Ur + t] !== 0) return `occupied`;
  if (e[Ur + De(t)] === 2 - e[q]) return `facing-opponent`;
  if (t === e[Hr] && !B(e, e[q], Di)) return `robber`;
}
function Pi(e, t) {
  if (t >= di) return `not-now`;
  if (t >= ii) return Ui(e, t);
  let n = t & 255;
  switch (t & 65280) {
    case mi:
      return Ii(e, n);
    case hi:
      return Ri(e, n >>> 2, n & 3);
    case ri:
      return n >= vr ? `not-now` : (zi(e, n) ?? Bi(e));
    case qr:
      return n === Qr ? Vi(e) : n >= vr ? `not-now` : zi(e, n);
    case gi:
      return Fi(e, Ai) ?? Ji(e, n);
    case oi:
      return Fi(e, Ci) ?? Yi(e, n >>> 4, n & 15);
    case pi:
      return Fi(e, Oi) ?? Xi(e, n);
    case Kr:
      return n === 0 ? Fi(e, vi) : `not-a-move`;
    case Yr:
      return n === 0 ? Fi(e, yi) : `not-a-move`;
    case Jr:
      return n === 0 ? void 0 : `not-a-move`;
    default:
      return `not-now`;
  }
}
function Fi(e, t) {
  return e[Ur + t] === e[q] + 1 ? void 0 : `no-piece-there`;
}
function Ii(e, t) {
  return t < 1 || t > _r || _i[t] === Ti ? `not-that-card` : Fi(e, t);
}
function Li(e, t) {
  return e[Cr + t] === wr ? (e[jr + t] === e[q] + 1 ? void 0 : `no-piece-there`) : `face-down`;
}
function Ri(e, t, n) {
  if (t >= vr) return `not-a-move`;
  let r = Li(e, t);
  if (r) return r;
  let i = e[xr + t];
  return x(i)
    ? `not-a-goods-card`
    : bi[i * 6 + xi] === 0
      ? n === 0
        ? void 0
        : `no-choice-here`
      : n === 0
        ? `choose-a-good`
        : void 0;
}
function zi(e, t) {
  return Li(e, t) ?? (x(e[xr + t]) ? void 0 : `not-a-tribe-card`);
}
function Bi(e) {
  return e[L(e[q]) + kr] === Ei ? void 0 : `hand-full`;
}
function Vi(e) {
  return Fi(e, wi) ?? Hi(e);
}
function Hi(e) {
  return e[L(e[q]) + kr] === Ei ? `hand-empty` : void 0;
}
function Ui(e, t) {
  let n = (t - ii) >>> 10,
    r = ((t >>> 8) & 3) - 1;
  return r < 0 || n > Xr ? `not-a-move` : (Gi(e, n) ?? Wi(e, r) ?? pr(e, Ki(e, n), n, t & 255));
}
function Wi(e, t) {
  let n = e[q];
  if (!(hn(e, n, t) < br)) return V(e, n) === yr ? `display-full` : `row-full`;
}
function Gi(e, t) {
  switch (t) {
    case Qr:
      return Vi(e) ?? (e[L(e[q]) + Ar] === 1 ? `kept-this-round` : void 0);
    case Zr:
      return Hi(e) ?? (B(e, e[q], Si) ? void 0 : `needs-noble`);
    case Xr:
      return e[Nr] === Fr ? void 0 : `not-now`;
    default:
      return zi(e, t);
  }
}
function Ki(e, t) {
  return t < vr ? e[xr + t] : t === Xr ? e[Sr] : e[L(e[q]) + kr];
}
function qi(e, t) {
  if (t !== qr + Xr)
    return t === ri + Xr ? Bi(e) : t >= ii && t < di && (t - ii) >>> 10 === Xr ? Ui(e, t) : `finish-first`;
}
function Ji(e, t) {
  let n = t >>> 4,
    r = (t >>> 2) & 3,
    i = t & 3;
  if (r === ni || r === i || (n !== (i === ni ? 3 : 2) && (n !== 1 || i === ni))) return `bad-exchange`;
  let a = e[q];
  if (n === 1) {
    if (!B(e, a, ji)) return `bad-exchange`;
    let t = e[Wr];
    if ((t >>> 3) & (1 << r) || t & (1 << i)) return `back-and-forth`;
  }
  return e[L(a) + Or + r] < n ? `not-enough-goods` : void 0;
}
function Yi(e, t, n) {
  return t >= vr || n >= vr
    ? `not-a-move`
    : e[jr + t] === e[q] + 1
      ? e[Cr + n] === wr && e[jr + n] === 0
        ? void 0
        : `mirage-target`
      : `no-marker`;
}
function Xi(e, t) {
  if (ki[t] === 0) return `bad-offer`;
  let n = L(e[q]),
    r = t & 3;
  return (r === ni ? e[n + Dr] : e[n + Or + r]) < t >>> 2 ? `cannot-pay` : void 0;
}
function Zi(e, t) {
  if (t < $r || t > ti) return `finish-first`;
  if (t >= ei) return e[Er] === 1 ? void 0 : `wrong-gain`;
  let n = t - $r;
  return (n & 7) + ((n >>> 3) & 7) + (n >>> 6) === e[Tr] ? void 0 : `wrong-gain`;
}
function Qi(e, t) {
  if (t < fi || t >= ii) return `finish-first`;
  let n = L(e[q]) + Or,
    r = t & 15,
    i = (t >>> 4) & 15,
    a = (t >>> 8) & 15;
  return r > e[n] || i > e[n + 1] || a > e[n + 2]
    ? `wrong-return`
    : r + i + a === H(e, e[q]) - Mr
      ? void 0
      : `wrong-return`;
}
function $i(e, t) {
  if ((t & 65280) !== ci) return `finish-first`;
  let n = T(e[Hr]),
    r = e[q],
    i = L(r),
    a = !ea(e, r);
  if (t === ui) return e[i + Gr] >= (a ? 1 : n.vp) ? void 0 : `cannot-pay`;
  if (t === li) return n.gold > 0 && e[i + Dr] >= n.gold ? void 0 : `wrong-raid-payment`;
  if (t > ui || n.goods === 0) return `wrong-raid-payment`;
  let o = t & 3,
    s = (t >>> 2) & 3,
    c = (t >>> 4) & 3,
    l = i + Or;
  if (o > e[l] || s > e[l + 1] || c > e[l + 2]) return `cannot-pay`;
  let u = a ? H(e, r) : n.goods;
  return u > 0 && o + s + c === u ? void 0 : `wrong-raid-payment`;
}
function ea(e, t) {
  let n = T(e[Hr]),
    r = L(t);
  return e[r + Gr] >= n.vp ? !0 : n.gold > 0 ? e[r + Dr] >= n.gold : H(e, t) >= n.goods;
}
const { BORDER_SIZE: ta, CELL_COUNT: na, DISPLAY_SIZE: ra } = _,
  {
    BONUS: ia,
    BY_DISPLAY: aa,
    BY_RAID: oa,
    CENTRE: sa,
    ENDED_BY: ca,
    FACE: la,
    FACE_UP: ua,
    FIRST: da,
    GAIN_COUNT: fa,
    GAIN_OR_ELSE: pa,
    GAIN_SOURCE: ma,
    GOLD: ha,
    GOT: ga,
    HAND_FRESH: _a,
    LIMITED: va,
    LOSE_WHAT_YOU_HAVE: ya,
    MARKERS: ba,
    MAX_GOLD: xa,
    MAX_GOODS: Sa,
    PHASE: Ca,
    PHASE_ACT: wa,
    PHASE_GAIN: Ta,
    PHASE_OVER: Ea,
    PHASE_PLACE: Da,
    PHASE_RAID: Oa,
    PHASE_RETURN: ka,
    RAID_STEP: Aa,
    ROBBER: ja,
    ROUND: Ma,
    TARGIS: Na,
    TARGIS_LEFT: Pa,
    TO_ACT: J,
    VP: Fa,
  } = E,
  { DRY_ROUND_GOOD: Ia, RAID_GAIN: La, RAID_SHIELD: Ra } = ke;
function za(e, t) {
  e[Ma]++;
  for (let t = 0; t < 2; t++) {
    let n = L(t);
    ((e[n + _a] = 0), (e[n + ga] = 0), (e[n + ia] = 0), (e[n + Pa] = 3 - e[n + va]), (e[n + va] = 0));
  }
  (t?.push({ type: `roundStarted`, round: e[Ma], first: R(e[da]), reveals: !1 }),
    Ba(e, t),
    Ce(e[ja]) ? (t?.push({ type: `raidStarted`, at: e[ja], reveals: !1 }), (e[Aa] = 0), Va(e, t)) : Ga(e));
}
function Ba(e, t) {
  (e[ja]++, t?.push({ type: `robberMoved`, to: e[ja], reveals: !1 }));
}
function Va(e, t) {
  for (; e[Aa] < 2; e[Aa]++) {
    let n = e[da] ^ e[Aa];
    if (B(e, n, Ra)) (t?.push({ type: `raidSpared`, seat: R(n), reveals: !1 }), Wa(e, n, t));
    else if (ea(e, n) || (e[ya] === 1 && Ha(e, n))) {
      ((e[Ca] = Oa), (e[J] = n));
      return;
    } else {
      let r = e[ya] === 1 ? 0 : T(e[ja]).vp;
      ((e[L(n ^ 1) + Fa] += r), t?.push({ type: `raidShortfall`, seat: R(n), opponentGains: r, reveals: !1 }));
    }
  }
  ((e[Aa] = 0), e[ja] === ta ? ro(e, oa, t) : (Ba(e, t), Ga(e)));
}
function Ha(e, t) {
  return (T(e[ja]).gold > 0 ? e[L(t) + ha] : H(e, t)) > 0 || e[L(t) + Fa] > 0;
}
function Ua(e, t, n) {
  (t && Wa(e, e[J], n), e[Aa]++, Va(e, n));
}
function Wa(e, t, n) {
  B(e, t, La) && (e[L(t) + Fa]++, n?.push({ type: `raidVp`, seat: R(t), reveals: !1 }));
}
function Ga(e) {
  ((e[Ca] = Da), (e[J] = e[da]));
}
function Ka(e, t) {
  let n = e[J];
  e[L(n ^ 1) + Pa] > 0 ? (e[J] = n ^ 1) : e[L(n) + Pa] === 0 && qa(e, t);
}
function qa(e, t) {
  (Ja(e, 0), Ja(e, 1), t?.push({ type: `markersSet`, blue: Ya(e, 0), white: Ya(e, 1), reveals: !1 }), Xa(e, e[da], t));
}
function Ja(e, t) {
  let n = 0;
  for (let r = 1; r <= ta; r++) e[Na + r] === t + 1 && (n |= 1 << Oe(r));
  for (let r = 0; r < na; r++) {
    let i = (1 << (r % 3)) | (8 << ((r / 3) | 0));
    (n & i) === i && (e[ba + r] = t + 1);
  }
}
function Ya(e, t) {
  return v.filter((n, r) => e[ba + r] === t + 1);
}
function Xa(e, t, n) {
  ((e[Ca] = wa), (e[J] = t), n?.push({ type: `turnStarted`, seat: R(t), reveals: !1 }));
}
function Za(e, t) {
  let n = e[J];
  t?.push({ type: `turnEnded`, seat: R(n), declined: Qa(e, n), reveals: !1 });
  for (let t = 1; t <= ta; t++) e[Na + t] === n + 1 && (e[Na + t] = 0);
  for (let t = 0; t < na; t++) e[ba + t] === n + 1 && (e[ba + t] = 0);
  e[L(n) + ga] === 0 && B(e, n, Ia) ? $a(e, `dryRound`, 1) : eo(e, t);
}
function Qa(e, t) {
  return [...ye.filter((n) => e[Na + n] === t + 1), ...Ya(e, t)];
}
function $a(e, t, n, r = 0) {
  ((e[Ca] = Ta), (e[ma] = nn.indexOf(t)), (e[fa] = n), (e[pa] = r));
}
function eo(e, t) {
  let n = e[J],
    r = L(n) + ha;
  (e[r] > xa && (t?.push({ type: `returned`, seat: R(n), gave: { gold: e[r] - xa }, reveals: !1 }), (e[r] = xa)),
    H(e, n) > Sa ? (e[Ca] = ka) : to(e, t));
}
function to(e, t) {
  e[J] === e[da] ? Xa(e, e[da] ^ 1, t) : no(e, t);
}
function no(e, t) {
  let n = [];
  for (let r = 0; r < na; r++) e[la + r] !== ua && ((e[la + r] = ua), t && n.push({ cell: v[r], card: Ie(e[sa + r]) }));
  (n.length > 0 && t?.push({ type: `revealed`, cards: n, reveals: !0 }),
    (e[da] ^= 1),
    V(e, 0) === ra || V(e, 1) === ra ? ro(e, aa, t) : za(e, t));
}
function ro(e, t, n) {
  ((e[Ca] = Ea),
    (e[J] = 0),
    (e[ca] = t),
    n?.push({ type: `gameOver`, by: t === oa ? `raid` : `display`, reveals: !1 }));
}
const { CELL_COUNT: io, DISPLAY_SIZE: ao, ROW_LENGTH: oo } = _,
  {
    BONUS: so,
    DISPLAY: co,
    DRAWN: lo,
    GOLD: uo,
    GOODS_HELD: fo,
    GOT: po,
    HAND: mo,
    HAND_FRESH: ho,
    HAND_SECRET: go,
    LIMITED: _o,
    MARKERS: vo,
    OPEN_HANDS: yo,
    PHASE: bo,
    PHASE_ACT: xo,
    PHASE_REARRANGE: So,
    STORED: Co,
    TARGIS: wo,
    TO_ACT: To,
  } = E,
  { FROM_DRAWN: Eo, FROM_NOBLE: Do, LAY: Oo } = wn,
  { GOODS_BONUS: ko, NOBLE: Ao, NO_CARD: jo } = ke;
function Mo(e, t, n) {
  let r = (t - Oo) >>> 10,
    i = ((t >>> 8) & 3) - 1,
    a = e[To],
    o = Ki(e, r);
  No(e, a, t & 255);
  let s = hn(e, a, i);
  ((e[L(a) + co + i * oo + s] = o),
    n?.push({
      type: `laid`,
      seat: R(a),
      card: C(o),
      from: Wn(r),
      row: i + 1,
      column: s + 1,
      paid: Qn(t & 255),
      reveals: Po(e, r),
    }),
    Fo(e, r, n));
  let c = Le(o).effect;
  (c && Io(e, a, c, n), Lo(e, a, n));
}
function No(e, t, n) {
  let r = L(t);
  ((e[r + fo] -= n & 3),
    (e[r + fo + 1] -= (n >>> 2) & 3),
    (e[r + fo + 2] -= (n >>> 4) & 3),
    (e[r + uo] -= (n >>> 6) & 1),
    (e[r + Co] -= n >>> 7));
}
function Po(e, t) {
  return t < io ? !1 : t === Eo ? e[yo] === 0 : e[L(e[To]) + go] === 1;
}
function Fo(e, t, n) {
  let r = L(e[To]);
  t < io
    ? ((e[vo + t] = 0), en(e, t, n))
    : t === Eo
      ? ((e[lo] = jo), (e[bo] = xo))
      : (t === Do && (e[wo + Ao] = 0), (e[r + mo] = jo), (e[r + go] = 0), (e[r + ho] = 0));
}
function Io(e, t, n, r) {
  switch (n.kind) {
    case `gainPerTwo`: {
      let r = V(e, t),
        i = (n.of === `laid` ? r : ao - r) >>> 1;
      i > 0 && $a(e, `laid`, i);
      return;
    }
    case `gainChoice`:
      $a(e, `laid`, n.goods, 1);
      return;
    case `storeGold`:
      ((e[L(t) + Co] = 1), r?.push({ type: `goldStored`, seat: R(t), reveals: !1 }));
      return;
    case `rearrange`:
      e[bo] = So;
      return;
    case `fewerTargis`:
      ((e[L(t ^ 1) + _o] = 1), r?.push({ type: `targisLimited`, seat: R(t ^ 1), reveals: !1 }));
      return;
    case `scorePerTwo`:
    case `scoreIfMoreCards`:
    case `scoreIfFourth`:
    case `scoreVariedRows`:
    case `scoreIfCards`:
    case `discount`:
    case `nobleDiscount`:
    case `layFromHand`:
    case `placeOnRobber`:
    case `traderOneForOne`:
    case `raidShield`:
    case `raidVp`:
    case `goodsBonus`:
    case `dryRoundGood`:
      return;
    default:
      ee(n);
  }
}
function Lo(e, t, n) {
  let r = L(t);
  for (let i = 0; i < 3; i++) {
    let a = 1 << i;
    (e[r + po] & a) !== 0 &&
      (e[r + so] & a) === 0 &&
      B(e, t, ko[i]) &&
      ((e[r + so] |= a),
      e[r + fo + i]++,
      n?.push({ type: `goodsBonus`, seat: R(t), good: ut(i), card: C(ko[i]), reveals: !1 }));
  }
}
function Ro(e, t, n) {
  (n?.push({ type: `rearranged`, seat: R(e[To]), cards: tr(t), reveals: !1 }), xn(e, t), (e[bo] = xo));
}
const {
    CENTRE: zo,
    DRAWN: Bo,
    GAIN_COUNT: Vo,
    GAIN_OR_ELSE: Ho,
    GAIN_SOURCE: Uo,
    GOLD: Wo,
    GOODS_HELD: Go,
    GOODS_PILE: Ko,
    GOT: qo,
    HAND: Jo,
    HAND_FRESH: Yo,
    HAND_SECRET: Xo,
    MARKERS: Zo,
    OPEN_HANDS: Qo,
    PHASE: $o,
    PHASE_ACT: es,
    PHASE_DRAWN: ts,
    PHASE_TRADE: ns,
    ROBBER: rs,
    TARGIS: is,
    TARGIS_LEFT: as,
    TO_ACT: Y,
    TRADED: os,
    TRIBE_PILE: ss,
    VP: cs,
  } = E,
  {
    CARAVAN: ls,
    DISCARD: us,
    END: ds,
    EXPAND: fs,
    FROM_DRAWN: ps,
    FROM_NOBLE: ms,
    GAIN: hs,
    GAIN_GOLD: gs,
    GAIN_VP: _s,
    GOLD_INDEX: vs,
    KEEP: ys,
    LAY: bs,
    LEAVE_TRADER: xs,
    MIRAGE: Ss,
    PLACE: Cs,
    RAID: ws,
    RAID_GOLD: Ts,
    RAID_VP: Es,
    REARRANGE: Ds,
    RETURN: Os,
    SMITH: ks,
    TAKE_BORDER: As,
    TAKE_CENTRE: js,
    TRADE: Ms,
  } = wn,
  {
    BORDER_GOOD: Ns,
    CARAVAN_CARD: Ps,
    EXPANSION: Fs,
    GIVES: Is,
    GIVES_CHOICE: Ls,
    GIVES_GOLD: Rs,
    GIVES_VP: zs,
    MIRAGE_CARD: Bs,
    SILVERSMITH: Vs,
    TRADER: Hs,
  } = ke;
function Us(e, t, n) {
  if (t >= Ds) return Ro(e, t - Ds, n);
  if (t >= bs) return Mo(e, t, n);
  if (t >= Os) return ac(e, t - Os, n);
  if (t >= hs) return ic(e, t, n);
  let r = t & 255;
  switch (t & 65280) {
    case Cs:
      return Ws(e, r, n);
    case As:
      return Gs(e, r, n);
    case js:
      return Ks(e, r >>> 2, (r & 3) - 1, n);
    case ys:
      return Xs(e, r, n);
    case us:
      return Zs(e, r, n);
    case Ms:
      return Qs(e, r >>> 4, (r >>> 2) & 3, r & 3, n);
    case xs:
      return $s(e, n);
    case Ss:
      return ec(e, r >>> 4, r & 15, n);
    case ks:
      return tc(e, r >>> 2, r & 3, n);
    case ls:
      return nc(e, n);
    case fs:
      return rc(e, n);
    case ds:
      return Za(e, n);
    default:
      return oc(e, t, n);
  }
}
function Ws(e, t, n) {
  let r = e[Y];
  ((e[is + t] = r + 1), e[L(r) + as]--, n?.push({ type: `placed`, seat: R(r), at: t, reveals: !1 }), Ka(e, n));
}
function Gs(e, t, n) {
  let r = e[Y],
    i = Ns[t];
  ((e[is + t] = 0), e[L(r) + Go + i]++, n?.push({ type: `took`, seat: R(r), at: t, got: { [ut(i)]: 1 }, reveals: !1 }));
}
function Ks(e, t, n, r) {
  let i = e[Y],
    a = e[zo + t];
  ((e[Zo + t] = 0),
    n >= 0 ? Js(e, i, n, 1) : qs(e, i, a),
    r?.push({ type: `took`, seat: R(i), at: v[t], got: n >= 0 ? { [ut(n)]: 1 } : Ys(a), reveals: !1 }),
    Qt(e, a),
    en(e, t, r),
    Lo(e, i, r));
}
function qs(e, t, n) {
  let r = L(t);
  for (let r = 0; r < 3; r++) Js(e, t, r, Is[n * 6 + r]);
  ((e[r + Wo] += Is[n * 6 + Rs]), (e[r + cs] += Is[n * 6 + zs]));
}
function Js(e, t, n, r) {
  if (r === 0) return;
  let i = L(t);
  ((e[i + Go + n] += r), (e[i + qo] |= 1 << n));
}
function Ys(e) {
  let t = [`dates`, `salt`, `pepper`, `goodOfChoice`, `gold`, `vp`].map((t, n) => [t, Is[e * 6 + n]]);
  return Object.fromEntries(t.filter(([, e]) => e !== 0));
}
function Xs(e, t, n) {
  let r = e[Y],
    i = L(r),
    a = t === ps,
    o = a ? e[Bo] : e[zo + t];
  ((e[i + Jo] = o),
    (e[i + Yo] = 1),
    (e[i + Xo] = a && e[Qo] === 0 ? 1 : 0),
    n?.push({ type: `kept`, seat: R(r), card: C(o), from: a ? `drawn` : v[t], secret: e[i + Xo] === 1, reveals: !1 }),
    Fo(e, t, n));
}
function Zs(e, t, n) {
  let r = e[Y],
    i = L(r),
    a = t === ms ? e[i + Jo] : t === ps ? e[Bo] : e[zo + t];
  (Qt(e, a), n?.push({ type: `discarded`, seat: R(r), card: C(a), from: Wn(t), reveals: Po(e, t) }), Fo(e, t, n));
}
function Qs(e, t, n, r, i) {
  let a = e[Y],
    o = L(a);
  ((e[is + Hs] = 0),
    (e[$o] = ns),
    (e[o + Go + n] -= t),
    e[r === vs ? o + Wo : o + Go + r]++,
    t === 1 && (e[os] |= (1 << n) | (8 << r)),
    i?.push({
      type: `traded`,
      seat: R(a),
      gave: { [ut(n)]: t },
      got: r === vs ? { gold: 1 } : { [ut(r)]: 1 },
      reveals: !1,
    }));
}
function $s(e, t) {
  ((e[os] = 0), (e[$o] = es), t?.push({ type: `leftTrader`, seat: R(e[Y]), reveals: !1 }));
}
function ec(e, t, n, r) {
  let i = e[Y];
  ((e[is + Bs] = 0),
    (e[Zo + t] = 0),
    (e[Zo + n] = i + 1),
    r?.push({ type: `markerMoved`, seat: R(i), from: v[t], to: v[n], reveals: !1 }));
}
function tc(e, t, n, r) {
  let i = e[Y],
    a = L(i),
    o = lt[t * 4 + n];
  ((e[is + Vs] = 0),
    (e[n === vs ? a + Wo : a + Go + n] -= t),
    (e[a + cs] += o),
    r?.push({
      type: `smithed`,
      seat: R(i),
      gave: n === vs ? { gold: t } : { [ut(n)]: t },
      got: { vp: o },
      reveals: !1,
    }));
}
function nc(e, t) {
  let n = e[Y];
  e[is + Ps] = 0;
  let r = Zt(e, Ko, t);
  return (
    Qt(e, r),
    t?.push({ type: `caravanShown`, seat: R(n), card: Fe(r), reveals: !0 }),
    Is[r * 6 + Ls] > 0
      ? $a(e, `caravan`, Is[r * 6 + Ls])
      : (qs(e, n, r), t?.push({ type: `gained`, seat: R(n), got: Ys(r), from: `caravan`, reveals: !1 }), Lo(e, n, t))
  );
}
function rc(e, t) {
  ((e[is + Fs] = 0),
    (e[Bo] = Zt(e, ss, t)),
    (e[$o] = ts),
    t?.push({ type: `tribeDrawn`, seat: R(e[Y]), card: C(e[Bo]), secret: e[Qo] === 0, reveals: !0 }));
}
function ic(e, t, n) {
  let r = e[Y],
    i = L(r),
    a = nn[e[Uo]];
  if (t === gs) e[i + Wo]++;
  else if (t === _s) e[i + cs]++;
  else
    for (let n = 0; n < 3; n++) {
      let o = (t >>> (n * 3)) & 7;
      a === `caravan` ? Js(e, r, n, o) : (e[i + Go + n] += o);
    }
  if (n) {
    let e = t >= gs ? (t === gs ? { gold: 1 } : { vp: 1 }) : K(t - hs, 3);
    n.push({ type: `gained`, seat: R(r), got: e, from: a, reveals: !1 });
  }
  return ((e[Uo] = 0), (e[Vo] = 0), (e[Ho] = 0), a === `dryRound` ? eo(e, n) : ((e[$o] = es), Lo(e, r, n)));
}
function ac(e, t, n) {
  let r = e[Y];
  (sc(e, r, t, 4), n?.push({ type: `returned`, seat: R(r), gave: K(t, 4), reveals: !1 }), to(e, n));
}
function oc(e, t, n) {
  let r = e[Y],
    i = L(r),
    a = T(e[rs]),
    o,
    s = !0;
  if (t === Es) {
    let t = Math.min(a.vp, e[i + cs]);
    ((s = t === a.vp), (e[i + cs] -= t), n && (o = { vp: t }));
  } else if (t === Ts) ((e[i + Wo] -= a.gold), n && (o = { gold: a.gold }));
  else {
    let i = H(e, r);
    (sc(e, r, t - ws, 2), (s = i - H(e, r) === a.goods), n && (o = K(t - ws, 2)));
  }
  (o && n?.push({ type: `raidPaid`, seat: R(r), paid: o, reveals: !1 }), Ua(e, s, n));
}
function sc(e, t, n, r) {
  let i = L(t) + Go;
  for (let t = 0; t < 3; t++) e[i + t] -= (n >>> (t * r)) & ((1 << r) - 1);
}
const { BORDER_SIZE: cc, CELL_COUNT: lc, DISPLAY_SIZE: uc, ROW_LENGTH: dc } = _,
  {
    CENTRE: fc,
    DISPLAY: pc,
    GAIN_COUNT: mc,
    GOLD: hc,
    GOODS_HELD: gc,
    HAND: _c,
    MARKERS: vc,
    MAX_GOODS: yc,
    PHASE: bc,
    PHASE_ACT: xc,
    PHASE_DRAWN: Sc,
    PHASE_GAIN: Cc,
    PHASE_PLACE: wc,
    PHASE_RAID: Tc,
    PHASE_REARRANGE: Ec,
    PHASE_RETURN: Dc,
    PHASE_TRADE: Oc,
    ROBBER: kc,
    STORED: Ac,
    TARGIS: jc,
    TO_ACT: X,
  } = E,
  {
    CARAVAN: Mc,
    DISCARD: Nc,
    END: Pc,
    EXPAND: Fc,
    FROM_DRAWN: Ic,
    FROM_HAND: Lc,
    FROM_NOBLE: Rc,
    GAIN: zc,
    GAIN_GOLD: Bc,
    GAIN_VP: Vc,
    GOLD_INDEX: Hc,
    KEEP: Uc,
    LAY: Wc,
    LEAVE_TRADER: Gc,
    MIRAGE: Kc,
    PAY_GOLD: qc,
    PAY_STORED: Jc,
    PLACE: Yc,
    RAID: Xc,
    RAID_GOLD: Zc,
    RAID_VP: Qc,
    REARRANGE: $c,
    RETURN: el,
    SMITH: tl,
    TAKE_BORDER: nl,
    TAKE_CENTRE: rl,
    TRADE: il,
  } = wn,
  {
    CARAVAN_CARD: al,
    COST: ol,
    EXPANSION: sl,
    MIRAGE_CARD: cl,
    NOBLE: ll,
    NO_CARD: ul,
    OR_GOLD: dl,
    SILVERSMITH: fl,
    TRADER: pl,
  } = ke,
  ml = 1024;
function hl(e, t) {
  switch (e[bc]) {
    case wc:
      return gl(e, t);
    case xc:
      return _l(e, t);
    case Oc:
      return Z(e, t, bl(e, t, 0), Gc);
    case Sc:
      return Cl(e, t, 0, Ic);
    case Cc: {
      let n = Ol(e, t, 0, zc, 3, e[mc]);
      return ((n = Z(e, t, n, Bc)), Z(e, t, n, Vc));
    }
    case Ec:
      return kl(e, t);
    case Dc:
      return Ol(e, t, 0, el, 4, H(e, e[X]) - yc);
    case Tc: {
      let n = Math.min(T(e[kc]).goods, H(e, e[X])),
        r = Ol(e, t, 0, Xc, 2, n);
      return ((r = Z(e, t, r, Zc)), Z(e, t, r, Qc));
    }
    default:
      return 0;
  }
}
function Z(e, t, n, r) {
  return Mi(e, r) === void 0 ? ((t[n] = r), n + 1) : n;
}
function gl(e, t) {
  let n = 0;
  for (let r = 1; r < cc; r++) Ni(e, r) === void 0 && (t[n++] = Yc + r);
  return n;
}
function _l(e, t) {
  let n = e[X] + 1,
    r = 0;
  for (let i = 1; i <= cc; i++) e[jc + i] === n && (r = yl(e, t, r, i));
  for (let i = 0; i < lc; i++) e[vc + i] === n && (r = x(e[fc + i]) ? Cl(e, t, r, i) : vl(e, t, r, i));
  return (e[L(n - 1) + _c] !== ul && (r = wl(e, t, r, Lc)), Z(e, t, r, Pc));
}
function vl(e, t, n, r) {
  for (let i = 0; i < 4; i++) Ri(e, r, i) === void 0 && (t[n++] = rl + r * 4 + i);
  return n;
}
function yl(e, t, n, r) {
  switch (r) {
    case ll:
      return e[L(e[X]) + _c] === ul ? n : Z(e, t, wl(e, t, n, Rc), Nc + Rc);
    case pl:
      return bl(e, t, n);
    case cl:
      return Sl(e, t, n);
    case fl:
      return xl(e, t, n);
    case al:
      return Z(e, t, n, Mc);
    case sl:
      return Z(e, t, n, Fc);
    default:
      return Z(e, t, n, nl + r);
  }
}
function bl(e, t, n) {
  for (let r = 0; r < 3; r++)
    if (e[L(e[X]) + gc + r] !== 0) {
      for (let i = 0; i < 3; i++) ((n = Z(e, t, n, il + 16 + r * 4 + i)), (n = Z(e, t, n, il + 32 + r * 4 + i)));
      n = Z(e, t, n, il + 48 + r * 4 + Hc);
    }
  return n;
}
function xl(e, t, n) {
  for (let r = 0; r < 3; r++) ((n = Z(e, t, n, tl + 8 + r)), (n = Z(e, t, n, tl + 16 + r)));
  return ((n = Z(e, t, n, tl + 4 + Hc)), Z(e, t, n, tl + 8 + Hc));
}
function Sl(e, t, n) {
  for (let r = 0; r < lc; r++) if (e[vc + r] === e[X] + 1) for (let i = 0; i < lc; i++) n = Z(e, t, n, Kc + r * 16 + i);
  return n;
}
function Cl(e, t, n, r) {
  return ((n = wl(e, t, n, r)), (n = Z(e, t, n, Uc + r)), Z(e, t, n, Nc + r));
}
function wl(e, t, n, r) {
  if (Gi(e, r) !== void 0) return n;
  let i = El(e, r);
  for (let a = 0; a < 3 && i > 0; a++) {
    if (Wi(e, a) !== void 0) continue;
    let o = Wc + r * 1024 + (a + 1) * 256;
    for (let e = 0; e < i; e++) t[n++] = o + Tl[e];
  }
  return n;
}
const Tl = /* @__PURE__ */ new Uint8Array(64);
function El(e, t) {
  let n = Ki(e, t),
    r = mr(e, n, t),
    i = 0;
  if (
    (ol[n * 4 + 3] === 0 ? (i = Dl(e, i, n, t, r, 0)) : ((i = Dl(e, i, n, t, r, qc)), (i = Dl(e, i, n, t, r, Jc))),
    dl[n] === 0)
  )
    return i;
  let a = +(t === Lc);
  return ((i = Dl(e, i, n, t, a, qc)), Dl(e, i, n, t, a, Jc));
}
function Dl(e, t, n, r, i, a) {
  let o = L(e[X]);
  if (e[a === qc ? o + hc : o + Ac] === 0 && a !== 0) return t;
  let s = o + gc,
    c = Math.min(i, 3, e[s]);
  for (let o = 0; o <= c; o++) {
    let c = Math.min(i - o, 3, e[s + 1]);
    for (let l = 0; l <= c; l++) {
      let c = i - o - l;
      if (c > 3 || c > e[s + 2]) continue;
      let u = a | o | (l << 2) | (c << 4);
      pr(e, n, r, u) === void 0 && (Tl[t++] = u);
    }
  }
  return t;
}
function Ol(e, t, n, r, i, a) {
  let o = (1 << i) - 1;
  for (let s = 0; s <= Math.min(a, o); s++)
    for (let c = 0; c <= Math.min(a - s, o); c++) {
      let l = a - s - c;
      l <= o && (n = Z(e, t, n, r + s + (c << i) + (l << (2 * i))));
    }
  return n;
}
function kl(e, t) {
  let n = L(e[X]) + pc,
    r = Z(e, t, 0, $c);
  for (let i = 0; i < uc; i++)
    if (e[n + i] !== ul) {
      for (let a = 0; a < uc; a++) jl(e, n, a, -1) && (r = Z(e, t, r, $c + er(i, a, i, a)));
      for (let a = i + 1; a < uc; a++) e[n + a] !== ul && (r = Al(e, t, r, n, i, a));
    }
  return r;
}
function Al(e, t, n, r, i, a) {
  for (let o = 0; o < uc; o++)
    if (jl(e, r, o, a)) for (let s = 0; s < uc; s++) jl(e, r, s, i) && (n = Z(e, t, n, $c + er(i, o, a, s)));
  return n;
}
function jl(e, t, n, r) {
  if (n === r) return !0;
  let i = n % dc < 2 || e[t + n - 2] !== ul;
  return e[t + n] === ul && i;
}
const Ml = [...n, `drawn`],
  Nl = [`opponentGains`, `loseWhatYouHave`],
  Pl = [`closed`, `open`],
  Fl = { first: `drawn`, shortfall: `opponentGains`, hands: `closed` };
function Il(e, t) {
  ((e[mt] = Ml.indexOf(t.first)), (e[ht] = Nl.indexOf(t.shortfall)), (e[gt] = Pl.indexOf(t.hands)));
}
function Ll(e) {
  return { first: Ml[e[mt]], shortfall: Nl[e[ht]], hands: Pl[e[gt]] };
}
const Rl = { goods: 2, gold: 1, vp: 4 };
function zl(e, t) {
  let n = dn();
  Il(n, e);
  let r = se(t);
  n.set(r, zt);
  let i = ce(r, 0);
  for (let [e, t] of [
    [F, ze],
    [I, Re],
  ]) {
    let r = Uint8Array.from(t);
    (pe(r, i), n.set(r, e.deck), (n[e.left] = r.length));
  }
  n[pt] = e.first === `drawn` ? fe(i, 2) : z(e.first);
  for (let e = 0; e < b; e++) n[j + e] = Zt(n, e % 2 == 0 ? F : I);
  for (let e = 0; e < 2; e++) {
    let t = L(e);
    (n.fill(Rl.goods, t + N, t + N + 3), (n[t + Dt] = Rl.gold), (n[t + kt] = Rl.vp));
  }
  return (za(n), n);
}
function Q(e) {
  return e[O] === 8 ? [] : [R(e[k])];
}
function Bl(e, t, n) {
  if (e[O] === 8) return p({ code: `illegal`, reason: `game-over` });
  if (z(t) !== e[k]) return p({ code: `not-your-turn` });
  let r = Jn(n);
  if (r === void 0) return p({ code: `illegal`, reason: `not-a-move` });
  let i = Mi(e, r);
  if (i) return p({ code: `illegal`, reason: i });
  let a = fn(e),
    o = [];
  return (Us(a, r, o), f({ state: a, events: o }));
}
const Vl = new Uint16Array(ml);
function Hl(e, t) {
  if (z(t) !== e[k]) return [];
  let n = hl(e, Vl);
  return Array.from(Vl.subarray(0, n), Xn);
}
function Ul(e, t) {
  let r = dn();
  (Il(r, e.options), (r[A] = e.round), (r[ft] = e.robber), (r[pt] = z(e.first)), Wl(r, e));
  for (let { at: t, seat: n } of e.targis) r[vt + t] = z(n) + 1;
  e.centre.forEach((e, t) => {
    ((r[bt + t] = e.marker ? z(e.marker) + 1 : 0),
      e.card === `hidden` ? (r[yt + t] = e.beforeReshuffle ? 2 : 1) : (r[j + t] = S(e.card)));
  });
  for (let t of n) Gl(r, t, e[t]);
  return (ql(r, e), Zl(r, e.viewer, t), r);
}
function Wl(e, { pending: t, first: n }) {
  ((e[O] = Vt.indexOf(t.phase)),
    t.phase === `over`
      ? (e[_t] = t.by === `raid` ? 2 : 1)
      : ((e[k] = z(t.seat)),
        t.phase === `trade` && (e[wt] = Kl(t.given) | (Kl(t.received) << 3)),
        t.phase === `drawn` && t.card !== `hidden` && (e[M] = S(t.card)),
        t.phase === `raid` && (e[Tt] = t.seat === n ? 0 : 1),
        t.phase === `gain` && ((e[xt] = nn.indexOf(t.source)), (e[St] = t.count), (e[Ct] = +!!t.orElse))));
}
function Gl(e, t, n) {
  let i = L(z(t));
  (r.forEach((t, r) => (e[i + N + r] = n.goods[t])),
    (e[i + Dt] = n.gold),
    (e[i + Ot] = n.storedGold),
    (e[i + kt] = n.vp),
    (e[i + Mt] = n.targisLeft),
    (e[i + Nt] = +!!n.limitedNextRound),
    (e[i + Pt] = Kl(n.goodsFromCards)),
    (e[i + Ft] = Kl(n.bonusGiven)),
    n.display.forEach((t, n) => e.set(t.map(S), i + It + n * 4)),
    n.hand.kind !== `empty` &&
      ((e[i + jt] = +!!n.hand.keptThisRound),
      (e[i + At] = n.hand.kind === `hidden` || n.hand.secret ? 1 : 0),
      n.hand.kind === `open` && (e[i + P] = S(n.hand.card))));
}
function Kl(e) {
  return e.reduce((e, t) => e | (1 << r.indexOf(t)), 0);
}
function ql(e, t) {
  (Jl(e, F, t.goods, ze, t), Jl(e, I, t.tribe, Re, t));
}
function Jl(e, t, n, r, i) {
  let a = t === I,
    o = [...r],
    s = (e) => {
      let t = o.indexOf(e);
      return (m(t >= 0, `a view shows each card once`), o.splice(t, 1), e);
    },
    c = n.discards.map((e) => s(S(e))),
    l = n.heldBack.map((e) => s(S(e)));
  for (let t of Xl(e)) x(t) === a && s(t);
  (e.set(c, t.discards),
    (e[t.discarded] = c.length),
    (e[t.left] = n.left),
    e.set(o.splice(0, n.left), t.deck),
    i.centre.forEach(({ card: t, kind: n }, r) => {
      if (t !== `hidden` || (n === `tribe`) !== a) return;
      let i = e[yt + r] === 2 ? l : o;
      e[j + r] = i.pop() ?? 0;
    }),
    a && Yl(e, i, o),
    m(o.length === 0 && l.length === 0, `every card is somewhere`));
}
function Yl(e, t, r) {
  for (let i of n) t[i].hand.kind === `hidden` && (e[L(z(i)) + P] = r.pop() ?? 0);
  t.pending.phase === `drawn` && t.pending.card === `hidden` && (e[M] = r.pop() ?? 0);
}
function Xl(e) {
  let t = [...e.subarray(j, j + b), e[M]];
  for (let n = 0; n < 2; n++) {
    let r = L(n);
    t.push(e[r + P], ...e.subarray(r + It, r + It + 12));
  }
  return t.filter((e) => e !== 0);
}
const $ = /* @__PURE__ */ new Uint16Array(64);
function Zl(e, t, n) {
  for (let r of [F, I]) (tu(e, Ql(e, r, t), n), tu(e, $l(e, r), n));
  for (let t = 0; t < 32; t++) e[zt + t] = n.next();
}
function Ql(e, t, n) {
  let r = t === I,
    i = eu(e, r, 1, 0);
  for (let n = 0; n < e[t.left]; n++) $[i++] = t.deck + n;
  if (!r) return i;
  for (let t = 0; t < 2; t++) {
    if (R(t) === n) continue;
    let r = L(t);
    (e[r + At] === 1 && ($[i++] = r + P), e[O] === 3 && e[k] === t && e[gt] === 0 && ($[i++] = M));
  }
  return i;
}
function $l(e, t) {
  return eu(e, t === I, 2, 0);
}
function eu(e, t, n, r) {
  for (let i = 0; i < b; i++) e[yt + i] === n && x(e[j + i]) === t && ($[r++] = j + i);
  return r;
}
function tu(e, t, n) {
  for (let r = t - 1; r > 0; r--) {
    let t = fe(n, r + 1),
      i = e[$[r]];
    ((e[$[r]] = e[$[t]]), (e[$[t]] = i));
  }
}
const nu = 1;
function ru(e) {
  let t = zl(e.options, e.seed),
    n = [],
    r = t;
  for (let [t, i] of e.moves.entries()) {
    let e = Q(r)[0];
    if (e === void 0) return p({ at: t, refusal: { code: `illegal`, reason: `game-over` } });
    let a = Bl(r, e, i);
    if (!a.ok) return p({ at: t, refusal: a.error });
    ((r = a.value.state), n.push({ seat: e, move: i, events: a.value.events, state: r }));
  }
  return f({ start: t, steps: n, end: r });
}
const { DISPLAY_SIZE: iu, ROW_LENGTH: au } = _,
  { DISPLAY: ou, GOLD: su, VP: cu } = E,
  { NO_CARD: lu, SYMBOL_OF: uu, VP_OF: du } = ke;
function fu(e) {
  let t = mu(e, 0),
    n = mu(e, 1),
    r = pu(e);
  return {
    blue: t,
    white: n,
    winner: r === 0 ? void 0 : R(r > 0 ? 0 : 1),
    decidedBy:
      t.total === n.total ? (t.gold === n.gold ? (t.goods === n.goods ? `nothing` : `goods`) : `gold`) : `points`,
  };
}
function pu(e) {
  return hu(e, 0) - hu(e, 1) || e[L(0) + su] - e[L(1) + su] || H(e, 0) - H(e, 1);
}
function mu(e, t) {
  let n = [];
  return { lines: n, total: hu(e, t, n), gold: e[L(t) + su], goods: H(e, t) };
}
function hu(e, t, n) {
  let r = L(t),
    i = e[r + cu];
  n?.push({ kind: `tokens`, vp: i });
  let a = 0;
  for (let t = 0; t < iu; t++) a += du[e[r + ou + t]];
  n?.push({ kind: `printed`, cards: V(e, t), vp: a });
  let o = 0,
    s = 0,
    c = 2;
  for (let i = 0; i < iu; i++) {
    let a = e[r + ou + i];
    if (a === lu) continue;
    let l = Le(a).effect;
    if (!l) continue;
    l.kind === `scoreVariedRows` && ((s = l.rows), (c = l.vp));
    let u = gu(e, t, i, l);
    ((o += u), u > 0 && n?.push({ kind: `effect`, card: C(a), effect: l, vp: u }));
  }
  let l = 0;
  for (let r = 0; r < iu / au; r++) {
    let i = vu(e, t, r);
    if (i === `none`) continue;
    let a = i === `equal` ? 4 : s-- > 0 ? c : 2;
    ((l += a), n?.push({ kind: `row`, row: r + 1, pattern: i, vp: a }));
  }
  return i + a + o + l;
}
function gu(e, t, n, r) {
  switch (r.kind) {
    case `scorePerTwo`:
      return _u(e, t, i.indexOf(r.symbol)) >>> 1;
    case `scoreIfMoreCards`:
      return V(e, t) > V(e, t ^ 1) ? r.vp : 0;
    case `scoreIfFourth`:
      return n % au === au - 1 ? r.vp : 0;
    case `scoreIfCards`:
      return V(e, t) >= r.atLeast ? r.vp : 0;
    case `scoreVariedRows`:
    case `discount`:
    case `nobleDiscount`:
    case `layFromHand`:
    case `placeOnRobber`:
    case `traderOneForOne`:
    case `raidShield`:
    case `raidVp`:
    case `goodsBonus`:
    case `dryRoundGood`:
    case `gainPerTwo`:
    case `gainChoice`:
    case `storeGold`:
    case `rearrange`:
    case `fewerTargis`:
      return 0;
    default:
      return ee(r);
  }
}
function _u(e, t, n) {
  let r = L(t) + ou,
    i = 0;
  for (let t = 0; t < iu; t++) {
    let a = e[r + t];
    a !== lu && uu[a] === n && i++;
  }
  return i;
}
function vu(e, t, n) {
  if (hn(e, t, n) < au) return `none`;
  let r = L(t) + ou + n * au,
    i = 0;
  for (let t = 0; t < au; t++) i |= 1 << uu[e[r + t]];
  let a = 0;
  for (; i !== 0; i &= i - 1) a++;
  return a === 1 ? `equal` : a === au ? `varied` : `none`;
}
function yu(e, t) {
  return {
    viewer: t,
    options: Ll(e),
    round: e[A],
    robber: e[ft],
    first: R(e[pt]),
    pending: bu(e, t),
    targis: xu(e),
    centre: v.map((t, n) => Su(e, n)),
    blue: Cu(e, `blue`, t),
    white: Cu(e, `white`, t),
    goods: { left: e[F.left], discards: Eu(e, F, Fe), heldBack: Du(e, !1, Fe) },
    tribe: { left: e[I.left], discards: Eu(e, I, C), heldBack: Du(e, !0, C) },
  };
}
function bu(e, t) {
  let n = R(e[k]),
    r = Vt[e[O]];
  switch (r) {
    case `place`:
    case `act`:
    case `rearrange`:
      return { phase: r, seat: n };
    case `trade`:
      return { phase: r, seat: n, given: Ou(e[wt]), received: Ou(e[wt] >>> 3) };
    case `drawn`:
      return { phase: r, seat: n, card: t === n || e[gt] === 1 ? C(e[M]) : `hidden` };
    case `gain`:
      return { phase: r, seat: n, source: nn[e[xt]], count: e[St], orElse: e[Ct] === 1 };
    case `return`:
      return { phase: r, seat: n, count: H(e, e[k]) - 10 };
    case `raid`:
      return { phase: r, seat: n, due: T(e[ft]) };
    case `over`:
      return { phase: r, by: e[_t] === 2 ? `raid` : `display` };
  }
}
function xu(e) {
  return ye.filter((t) => e[vt + t] !== 0).map((t) => ({ at: t, seat: n[e[vt + t] - 1] }));
}
function Su(e, t) {
  let r = e[j + t],
    i = e[bt + t],
    a = { cell: v[t], kind: x(r) ? `tribe` : `goods` },
    o = i === 0 ? a : { ...a, marker: n[i - 1] },
    s = e[yt + t];
  return s === 0 ? { ...o, card: Ie(r) } : { ...o, card: `hidden`, beforeReshuffle: s === 2 };
}
function Cu(e, t, n) {
  let r = L(z(t));
  return {
    goods: { dates: e[r + N], salt: e[r + N + 1], pepper: e[r + N + 2] },
    gold: e[r + Dt],
    storedGold: e[r + Ot],
    vp: e[r + kt],
    hand: wu(e, r, n === t),
    display: [0, 1, 2].map((t) => Tu(e, r, t)),
    targisLeft: e[r + Mt],
    limitedNextRound: e[r + Nt] === 1,
    goodsFromCards: Ou(e[r + Pt]),
    bonusGiven: Ou(e[r + Ft]),
  };
}
function wu(e, t, n) {
  if (e[t + P] === 0) return { kind: `empty` };
  let r = e[t + jt] === 1,
    i = e[t + At] === 1;
  return i && !n
    ? { kind: `hidden`, keptThisRound: r }
    : { kind: `open`, card: C(e[t + P]), secret: i, keptThisRound: r };
}
function Tu(e, t, n) {
  let r = t + It + n * 4;
  return [...e.subarray(r, r + 4)].filter((e) => e !== 0).map(C);
}
function Eu(e, t, n) {
  return Array.from(e.subarray(t.discards, t.discards + e[t.discarded]), n);
}
function Du(e, t, n) {
  let r = [];
  for (let n = 0; n < b; n++) {
    let i = e[j + n];
    e[yt + n] === 2 && x(i) === t && r.push(i);
  }
  return r.toSorted((e, t) => e - t).map(n);
}
function Ou(e) {
  return r.filter((t, n) => !!(e & (1 << n)));
}
function ku(e, t) {
  return (e.type !== `tribeDrawn` && e.type !== `kept`) || !e.secret || e.seat === t ? e : { ...e, card: `hidden` };
}
const Au = [`up`, `down`, `downLonger`];
function ju(e) {
  let t = yu(e, `spectator`),
    { blue: n, white: r } = fu(e),
    { pending: i } = t;
  return {
    options: t.options,
    round: t.round,
    robber: t.robber,
    first: t.first,
    pending: i.phase === `drawn` ? { ...i, card: C(e[M]) } : i,
    targis: t.targis,
    centre: t.centre.map(({ cell: t, marker: n }, r) => ({
      cell: t,
      card: Ie(e[j + r]),
      face: Au[e[yt + r]],
      ...(n ? { marker: n } : {}),
    })),
    blue: Mu(e, `blue`, t.blue, n.total),
    white: Mu(e, `white`, t.white, r.total),
    goods: { deck: Nu(e, F, Fe), discards: t.goods.discards },
    tribe: { deck: Nu(e, I, C), discards: t.tribe.discards },
    reshuffles: e[Rt],
  };
}
function Mu(e, t, { hand: n, ...r }, i) {
  let a = L(z(t)),
    o = e[a + P];
  if (o === 0) return { ...r, points: i };
  let s = { card: C(o), secret: e[a + At] === 1, keptThisRound: e[a + jt] === 1 };
  return { ...r, hand: s, points: i };
}
function Nu(e, t, n) {
  return Array.from(e.subarray(t.deck, t.deck + e[t.left]), n).toReversed();
}
function Pu(e) {
  switch (e.type) {
    case `place`:
      return `${e.at}`;
    case `take`:
      return e.good ? `${e.at}=${Iu(e.good)}` : `${e.at}`;
    case `lay`:
      return `${zu(e.from)}>${e.row}:${Ru(e.pay)}`;
    case `keep`:
      return `${zu(e.from)}>hand`;
    case `discard`:
      return `${zu(e.from)}>off`;
    case `trade`:
      return `${nt}:${e.count}${Iu(e.give)}>${Iu(e.get)}`;
    case `leaveTrader`:
      return `${nt}:done`;
    case `mirage`:
      return `${rt}:${e.from}>${e.to}`;
    case `smith`:
      return `${it}:${e.count}${Iu(e.give)}`;
    case `caravan`:
      return `${at}`;
    case `expand`:
      return `${ot}`;
    case `gain`:
      return `+${`goods` in e ? Lu(e.goods) : Iu(e.instead)}`;
    case `rearrange`:
      return `~${e.cards.map(({ from: e, to: t }) => `${e}>${t}`).join(`,`)}`;
    case `end`:
      return `end`;
    case `return`:
      return `-${Lu(e.goods)}`;
    case `raid`:
      return `!${`goods` in e ? Lu(e.goods) : Iu(e.instead)}`;
    default:
      return ee(e);
  }
}
const Fu = { dates: `d`, salt: `s`, pepper: `p`, gold: `g`, vp: `v` };
function Iu(e) {
  return Fu[e];
}
function Lu(e) {
  return r.map((t) => Fu[t].repeat(e[t] ?? 0)).join(``);
}
function Ru(e) {
  let t = Fu.gold.repeat(e.gold ?? 0) + `G`.repeat(e.stored ?? 0);
  return Lu(e) + t || `0`;
}
function zu(e) {
  return e === `noble` ? `${tt}` : e === `drawn` ? `${ot}` : e;
}
function Bu(e, t) {
  for (let [n, r] of Vu) {
    let i = n.exec(e),
      a = i && r(i, t);
    if (a) return Jn(a) === void 0 ? void 0 : a;
  }
}
const Vu = [
  [/^end$/, () => ({ type: `end` })],
  [/^(\d\d?)$/, ([, e], t) => Hu(Number(e), t)],
  [/^([A-I])$/, ([, e]) => ({ type: `take`, at: e })],
  [/^([A-I])=([dsp])$/, ([, e, t]) => ({ type: `take`, at: e, good: Yu(t) })],
  [/^([A-I]|1|14|hand)>([123]):([dspgG]+|0)$/, ([, e, t, n]) => Uu(e, Number(t), n)],
  [/^([A-I]|14)>hand$/, ([, e]) => ({ type: `keep`, from: Ju(e) })],
  [/^([A-I]|1|14)>off$/, ([, e]) => ({ type: `discard`, from: Ju(e) })],
  [/^5:done$/, () => ({ type: `leaveTrader` })],
  [/^5:([123])([dsp])>([dspg])$/, ([, e, t, n]) => Wu(Number(e), t, n)],
  [/^9:([A-I])>([A-I])$/, ([, e, t]) => ({ type: `mirage`, from: e, to: t })],
  [/^10:([124])([dspg])$/, ([, e, t]) => Gu(Number(e), t)],
  [/^\+([gv])$/, ([, e]) => ({ type: `gain`, instead: e === `g` ? `gold` : `vp` })],
  [/^\+([dsp]+)$/, ([, e]) => ({ type: `gain`, goods: Xu(e) })],
  [/^-([dsp]+)$/, ([, e]) => ({ type: `return`, goods: Xu(e) })],
  [/^!([gv])$/, ([, e]) => ({ type: `raid`, instead: e === `g` ? `gold` : `vp` })],
  [/^!([dsp]+)$/, ([, e]) => ({ type: `raid`, goods: Xu(e) })],
  [/^~(.*)$/, ([, e]) => Ku(e)],
];
function Hu(e, t) {
  return t
    ? { type: `place`, at: e }
    : e === at
      ? { type: `caravan` }
      : e === ot
        ? { type: `expand` }
        : { type: `take`, at: e };
}
function Uu(e, t, n) {
  let r = { gold: Zu(n, Fu.gold), stored: Zu(n, `G`) },
    i = Object.fromEntries(Object.entries(r).filter(([, e]) => e > 0));
  return { type: `lay`, from: Ju(e), row: t, pay: { ...Xu(n), ...i } };
}
function Wu(e, t, n) {
  return { type: `trade`, give: Yu(t), count: e, get: n === `g` ? `gold` : Yu(n) };
}
function Gu(e, t) {
  return { type: `smith`, give: t === `g` ? `gold` : Yu(t), count: e };
}
function Ku(e) {
  let t = [];
  for (let n of e === `` ? [] : e.split(`,`)) {
    let [e, r, ...i] = n.split(`>`);
    if (!qu(e) || !qu(r) || i.length > 0) return;
    t.push({ from: e, to: r });
  }
  return { type: `rearrange`, cards: t };
}
function qu(e) {
  return y.includes(e);
}
function Ju(e) {
  return e === `${tt}` ? `noble` : e === `${ot}` ? `drawn` : e;
}
function Yu(e) {
  return r[`dsp`.indexOf(e)];
}
function Xu(e) {
  let t = r.map((t) => [t, Zu(e, Fu[t])]);
  return Object.fromEntries(t.filter(([, e]) => e > 0));
}
function Zu(e, t) {
  return e.split(t).length - 1;
}
function Qu(e) {
  let t = ru(e);
  m(t.ok, `only legal games are written`);
  let n = [
      [`Game`, `Targi`],
      [`Rules`, `${e.rulesVersion}`],
      [`Seed`, e.seed],
      [`First`, e.options.first],
      [`Shortfall`, e.options.shortfall],
      [`Hands`, e.options.hands],
      [`Blue`, e.players.blue],
      [`White`, e.players.white],
      [`Result`, ed(t.value.end)],
    ],
    r = [],
    i = t.value.start,
    [a, o] = [0, ``];
  for (let { move: e, state: n } of t.value.steps) {
    i[A] !== a && r.push([]);
    let t = r[r.length - 1];
    ((i[A] !== a || $u(i) !== o) && t.push($u(i)), (t[t.length - 1] += ` ${Pu(e)}`), (a = i[A]), (o = $u(i)), (i = n));
  }
  return [...n.map(([e, t]) => ve(e, t)), ``, ...r.map((e, t) => `${t + 1}. ${e.join(` | `)}`), ``].join(`
`);
}
function $u(e) {
  return e[O] === 7 ? `raid` : e[O] === 0 ? `place` : Q(e)[0];
}
function ed(e) {
  if (Q(e).length > 0) return `*`;
  let { blue: t, white: n, winner: r } = fu(e);
  return `${r ?? `nobody`} ${t.total}-${n.total}`;
}
const td = [
    ...me,
    `wrong-round`,
    `unfinished-round`,
    `wrong-part`,
    `not-a-word`,
    `illegal-move`,
    `after-the-end`,
    `wrong-result`,
  ],
  nd = [
    { name: `Game`, choices: [`Targi`], isRequired: !0 },
    { name: `Rules`, choices: [`1`], isRequired: !0 },
    { name: `Seed`, isRequired: !0 },
    { name: `First`, choices: Ml },
    { name: `Shortfall`, choices: Nl },
    { name: `Hands`, choices: Pl },
    { name: `Blue` },
    { name: `White` },
    { name: `Result` },
  ];
function rd(e) {
  let t = he(e, nd);
  if (!t.ok) return t;
  let { tags: n, body: r } = t.value,
    i = id(n),
    a = { state: zl(i.options, i.seed), moves: [], round: 0, part: `` };
  for (let e of r) {
    let t = ad(a, e.text, e.number);
    if (!t.ok) return t;
  }
  let o = n.get(`Result`),
    s = ed(a.state);
  return o && o.value !== s ? g(`wrong-result`, o.line, 1, o.value, [s]) : f({ ...i, moves: a.moves });
}
function id(e) {
  let t = (t, n) => e.get(t)?.value ?? n;
  return {
    rulesVersion: 1,
    seed: t(`Seed`, ``),
    options: { first: t(`First`, Fl.first), shortfall: t(`Shortfall`, Fl.shortfall), hands: t(`Hands`, Fl.hands) },
    players: { blue: t(`Blue`, ``), white: t(`White`, ``) },
  };
}
function ad(e, t, n) {
  let [r, ...i] = t.matchAll(/\S+/g),
    a = e.state[A];
  if (Q(e.state).length === 0) return g(`after-the-end`, n, r.index + 1, r[0], []);
  if (a === e.round) {
    let t = Hl(e.state, Q(e.state)[0]).map(Pu);
    return g(`unfinished-round`, n, r.index + 1, r[0], t);
  }
  if (r[0] !== `${a}.`) return g(`wrong-round`, n, r.index + 1, r[0], [`${a}.`]);
  ((e.round = a), (e.part = ``));
  for (let { 0: t, index: r } of i) {
    if (e.state[A] !== a || Q(e.state).length === 0) return g(`after-the-end`, n, r + 1, t, []);
    let i = od(e, t, n, r + 1);
    if (!i.ok) return i;
  }
  return f(void 0);
}
function od(e, t, n, r) {
  let { state: i } = e,
    a = $u(i);
  if (e.part !== a) {
    let i = e.part !== `` && e.part !== `|` ? `|` : a;
    return t === i ? ((e.part = i), f(void 0)) : g(`wrong-part`, n, r, t, [i]);
  }
  let o = Q(i)[0],
    s = Bu(t, i[O] === 0);
  if (!s) return g(`not-a-word`, n, r, t, Hl(i, o).map(Pu));
  let c = Bl(i, o, s);
  if (!c.ok) {
    let e = c.error.code === `illegal` ? c.error.reason : `not-now`;
    return p({ code: `illegal-move`, line: n, column: r, found: t, expected: Hl(i, o).map(Pu), reason: e });
  }
  return ((e.state = c.value.state), e.moves.push(s), f(void 0));
}
const sd = {
    setup: [`TG-1`, `TG-2`, `TG-3`, `TG-4`, `TG-5`],
    round: [`TG-6`, `TG-7`, `TG-8`],
    placement: [`TG-9`, `TG-10`, `TG-11`, `TG-12`, `TG-13`, `TG-14`],
    actions: [`TG-15`, `TG-16`, `TG-17`, `TG-18`, `TG-19`, `TG-20`],
    centre: [`TG-21`, `TG-22`, `TG-23`, `TG-24`, `TG-25`, `TG-26`, `TG-27`, `TG-28`],
    border: [`TG-29`, `TG-30`, `TG-31`, `TG-32`, `TG-33`, `TG-34`, `TG-35`, `TG-36`, `TG-37`],
    endOfRound: [`TG-38`, `TG-39`, `TG-40`],
    raids: [`TG-41`, `TG-42`, `TG-43`, `TG-44`, `TG-45`],
    scoring: [`TG-46`, `TG-47`, `TG-48`],
    secrets: [`TG-49`, `TG-50`, `TG-51`, `TG-52`],
    cards: [
      `TG-53`,
      `TG-54`,
      `TG-55`,
      `TG-56`,
      `TG-57`,
      `TG-58`,
      `TG-59`,
      `TG-60`,
      `TG-61`,
      `TG-62`,
      `TG-63`,
      `TG-64`,
      `TG-65`,
      `TG-66`,
      `TG-67`,
      `TG-68`,
      `TG-69`,
      `TG-70`,
      `TG-71`,
      `TG-72`,
    ],
  },
  cd = {
    R1: `TG-43`,
    R2: `TG-19`,
    R3: `TG-16`,
    R4: `TG-30`,
    R5: `TG-31`,
    R6: `TG-34`,
    R7: `TG-25`,
    R8: `TG-65`,
    R9: `TG-66`,
    R10: `TG-61`,
    R11: `TG-67`,
    R12: `TG-60`,
    R13: `TG-26`,
    R14: `TG-64`,
    R15: `TG-69`,
    R16: `TG-71`,
    R17: `TG-56`,
    R18: `TG-62`,
    R19: `TG-72`,
    R20: `TG-28`,
    R21: `TG-48`,
    R22: `TG-42`,
  },
  ld = {
    scorePerTwo: `TG-53`,
    scoreIfMoreCards: `TG-54`,
    scoreIfFourth: `TG-55`,
    scoreVariedRows: `TG-56`,
    scoreIfCards: `TG-57`,
    discount: `TG-58`,
    nobleDiscount: `TG-59`,
    layFromHand: `TG-60`,
    placeOnRobber: `TG-61`,
    traderOneForOne: `TG-62`,
    raidShield: `TG-63`,
    raidVp: `TG-64`,
    goodsBonus: `TG-65`,
    dryRoundGood: `TG-66`,
    gainPerTwo: `TG-67`,
    gainChoice: `TG-69`,
    storeGold: `TG-70`,
    rearrange: `TG-71`,
    fewerTargis: `TG-72`,
  };
function ud(e) {
  return e.kind === `gainPerTwo` && e.of === `free` ? `TG-68` : ld[e.kind];
}
const dd = {
    'game-over': `TG-45`,
    'not-now': `TG-6`,
    corner: `TG-10`,
    robber: `TG-11`,
    occupied: `TG-12`,
    'facing-opponent': `TG-13`,
    'no-piece-there': `TG-15`,
    'finish-first': `TG-15`,
    'face-down': `TG-18`,
    'not-a-goods-card': `TG-22`,
    'not-a-tribe-card': `TG-21`,
    'choose-a-good': `TG-21`,
    'no-choice-here': `TG-21`,
    'hand-full': `TG-23`,
    'hand-empty': `TG-30`,
    'wrong-payment': `TG-24`,
    'cannot-pay': `TG-24`,
    'no-stored-gold': `TG-26`,
    'row-full': `TG-27`,
    'display-full': `TG-28`,
    'kept-this-round': `TG-31`,
    'needs-noble': `TG-60`,
    'not-that-card': `TG-29`,
    'bad-exchange': `TG-32`,
    'not-enough-goods': `TG-32`,
    'back-and-forth': `TG-62`,
    'no-marker': `TG-34`,
    'mirage-target': `TG-34`,
    'bad-offer': `TG-35`,
    'wrong-gain': `TG-21`,
    'wrong-return': `TG-38`,
    'wrong-raid-payment': `TG-41`,
    'bad-rearrangement': `TG-71`,
    'not-a-move': `TG-6`,
  },
  fd = {
    key: `targi`,
    rulesVersion: 1,
    seats: n,
    defaultOptions: Fl,
    moves: { kind: `listed`, list: Hl },
    init: zl,
    toAct: Q,
    play: Bl,
    view: yu,
    redact: ku,
    guess: Ul,
    score: fu,
    hash: mn,
  };
function pd() {
  return Array.from({ length: 256 }, (e, t) => fd.init(fd.defaultOptions, `bench-${t}`));
}
function md(e, t) {
  return (e.next() * 2 ** -32 * t) | 0;
}
function hd() {
  let e = pd(),
    t = dn(),
    n = new Uint16Array(ml);
  return {
    key: `inPlace`,
    what: `in place: copyInto, then listMoves and playUnchecked to the end`,
    playGame(r, i) {
      pn(t, e[r]);
      for (let e = 0; ; e++) {
        let r = hl(t, n);
        if (r === 0) return e;
        Us(t, n[md(i, r)]);
      }
    },
    lastState: () => t,
  };
}
function gd() {
  let e = pd(),
    { moves: t } = fd;
  m(t.kind === `listed`, `Targi lists its moves`);
  let n = e[0];
  return {
    key: `pure`,
    what: `pure face: moves.list and play, readable moves, judged again, with events`,
    playGame(r, i) {
      n = e[r];
      for (let e = 0; ; e++) {
        let [r] = fd.toAct(n);
        if (r === void 0) return e;
        let a = t.list(n, r),
          o = fd.play(n, r, a[md(i, a.length)]);
        (m(o.ok, `a listed move is accepted`), (n = o.value.state));
      }
    },
    lastState: () => n,
  };
}
export {
  s as BORDER_CARDS,
  ye as BORDER_NUMBERS,
  be as BORDER_SIZE,
  v as CELLS,
  b as CELL_COUNT,
  Fl as DEFAULT_OPTIONS,
  xe as DISPLAY_SIZE,
  u as EFFECT_TIMING,
  Ml as FIRSTS,
  nn as GAIN_SOURCES,
  td as GAME_FILE_ERRORS,
  r as GOODS,
  l as GOODS_CARDS,
  Pl as HANDS,
  we as LINES,
  ml as MAX_MOVES,
  dd as REASONS,
  Se as ROW_LENGTH,
  nu as RULES_VERSION,
  sd as RULE_SECTIONS,
  cd as RULINGS,
  n as SEATS,
  Nl as SHORTFALLS,
  y as SLOTS,
  c as SMITH_OFFERS,
  i as SYMBOLS,
  d as TRIBE_CARDS,
  fn as clone,
  pu as compare,
  pn as copyInto,
  Xn as decodeMove,
  ju as describe,
  Jn as encodeMove,
  De as facing,
  hd as inPlace,
  Ce as isCorner,
  Oe as lineOf,
  hl as listMoves,
  Qu as makeGame,
  Pu as makeMove,
  dn as newState,
  rd as parseGame,
  Bu as parseMove,
  Us as playUnchecked,
  gd as pure,
  Ll as readOptions,
  Zl as redeal,
  Mi as refusalOf,
  ru as replay,
  ud as ruleOfEffect,
  fd as targi,
  hu as totalVp,
  Il as writeOptions,
};
