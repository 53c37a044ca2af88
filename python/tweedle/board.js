// node_modules/svelte/src/internal/shared/utils.js
var e = Array.isArray, t = Array.prototype.indexOf, n = Array.prototype.includes, r = Array.from, i = Object.defineProperty, a = Object.getOwnPropertyDescriptor, o = Object.getOwnPropertyDescriptors, s = Object.prototype, c = Array.prototype, l = Object.getPrototypeOf, u = Object.isExtensible, d = () => {};
function f(e) {
	for (var t = 0; t < e.length; t++) e[t]();
}
function p() {
	var e, t;
	return {
		promise: new Promise((n, r) => {
			e = n, t = r;
		}),
		resolve: e,
		reject: t
	};
}
var m = 1024, h = 2048, g = 4096, _ = 8192, v = 16384, y = 32768, b = 1 << 25, x = 65536, S = 1 << 19, ee = 1 << 20, te = 1 << 25, ne = 1 << 21, re = 1 << 22, ie = 1 << 23, ae = Symbol("$state"), oe = Symbol("component"), se = Symbol("legacy props"), ce = Symbol(""), le = Symbol("attributes"), ue = Symbol("class"), de = Symbol("style"), fe = Symbol("text"), pe = Symbol("form reset"), me = new class extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), he = !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml"), ge = {}, C = Symbol("uninitialized"), _e = "http://www.w3.org/1999/xhtml", ve = "http://www.w3.org/2000/svg", ye = "http://www.w3.org/1998/Math/MathML";
function be() {
	console.warn("https://svelte.dev/e/derived_inert");
}
function xe(e) {
	console.warn("https://svelte.dev/e/hydration_mismatch");
}
function Se() {
	console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Ce() {
	console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
// node_modules/svelte/src/internal/client/dom/hydration.js
var w = !1;
function we(e) {
	w = e;
}
var T;
function E(e) {
	if (e === null) throw xe(), ge;
	return T = e;
}
function Te() {
	return E(/* @__PURE__ */ $t(T));
}
function D(e) {
	if (w) {
		if (/* @__PURE__ */ $t(T) !== null) throw xe(), ge;
		T = e;
	}
}
function Ee(e = 1) {
	if (w) {
		for (var t = e, n = T; t--;) n = /* @__PURE__ */ $t(n);
		T = n;
	}
}
function De(e = !0) {
	for (var t = 0, n = T;;) {
		if (n.nodeType === 8) {
			var r = n.data;
			if (r === "]") {
				if (t === 0) return n;
				--t;
			} else (r === "[" || r === "[!" || r[0] === "[" && !isNaN(Number(r.slice(1)))) && (t += 1);
		}
		var i = /* @__PURE__ */ $t(n);
		e && n.remove(), n = i;
	}
}
function Oe(e) {
	if (!e || e.nodeType !== 8) throw xe(), ge;
	return e.data;
}
// node_modules/svelte/src/internal/client/reactivity/equality.js
function ke(e) {
	return e === this.v;
}
function Ae(e, t) {
	return e == e ? e !== t || typeof e == "object" && !!e || typeof e == "function" : t == t;
}
function je(e) {
	return !Ae(e, this.v);
}
// node_modules/svelte/src/internal/client/errors.js
function Me() {
	throw Error("https://svelte.dev/e/async_derived_orphan");
}
function Ne(e, t, n) {
	throw Error("https://svelte.dev/e/each_key_duplicate");
}
function Pe(e) {
	throw Error("https://svelte.dev/e/effect_in_teardown");
}
function Fe() {
	throw Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Ie(e) {
	throw Error("https://svelte.dev/e/effect_orphan");
}
function Le() {
	throw Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Re(e) {
	throw Error("https://svelte.dev/e/props_invalid_value");
}
function ze() {
	throw Error("https://svelte.dev/e/state_descriptors_fixed");
}
function Be() {
	throw Error("https://svelte.dev/e/state_prototype_fixed");
}
function Ve() {
	throw Error("https://svelte.dev/e/state_unsafe_mutation");
}
function He() {
	throw Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
// node_modules/svelte/src/internal/client/context.js
var O = null;
function Ue(e) {
	O = e;
}
function We(e, t = !1, n) {
	O = {
		p: O,
		i: !1,
		c: null,
		e: null,
		s: e,
		x: null,
		r: U,
		l: null
	};
}
function Ge(e) {
	var t = O, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) pn(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, O = t.p, Ke(e);
}
function Ke(e = {}) {
	return i(e, oe, { value: !0 }), e;
}
function qe() {
	return !0;
}
// node_modules/svelte/src/internal/client/dom/task.js
var Je = [];
function Ye() {
	var e = Je;
	Je = [], f(e);
}
function Xe(e) {
	if (Je.length === 0 && !bt) {
		var t = Je;
		queueMicrotask(() => {
			t === Je && Ye();
		});
	}
	Je.push(e);
}
// node_modules/svelte/src/internal/client/reactivity/status.js
var Ze = ~(h | g | m);
function k(e, t) {
	e.f = e.f & Ze | t;
}
function Qe(e) {
	e.f & 512 || e.deps === null ? k(e, m) : k(e, g);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
function $e(e, t) {
	e.f & 2048 ? t.set(e, h) : e.f & 4096 && t.get(e) !== 2048 && t.set(e, g), k(e, m);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
var et = !1;
function tt() {
	et || (et = !0, document.addEventListener("reset", (e) => {
		Promise.resolve().then(() => {
			if (!e.defaultPrevented) for (let t of e.target.elements) t[pe]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function nt(e) {
	var t = H, n = U;
	Pn(null), Fn(null);
	try {
		return e();
	} finally {
		Pn(t), Fn(n);
	}
}
// node_modules/svelte/src/internal/client/reactivity/async.js
function rt(e, t, n, r) {
	let i = qe() ? st : ut;
	var a = e.filter((e) => !e.settled), o = t.map(i);
	if (n.length === 0 && a.length === 0) {
		r(o);
		return;
	}
	var s = U, c = it(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				on(e, s);
			}
			at();
		}
	}
	var d = ot();
	if (n.length === 0) {
		l.then(() => u([])).finally(d);
		return;
	}
	function f() {
		Promise.all(n.map((e) => /* @__PURE__ */ lt(e))).then(u).catch((e) => on(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), at());
	}) : f();
}
function it() {
	var e = U, t = H, n = O, r = j;
	return function(i = !0) {
		Fn(e), Pn(t), Ue(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function at(e = !0) {
	Fn(null), Pn(null), Ue(null), e && j?.deactivate();
}
function ot() {
	var e = U, t = e.b, n = j, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
/*#__NO_SIDE_EFFECTS__*/
function st(e) {
	var t = 2 | h;
	return U !== null && (U.f |= S), {
		ctx: O,
		deps: null,
		effects: null,
		equals: ke,
		f: t,
		fn: e,
		reactions: null,
		rv: 0,
		v: C,
		wv: 0,
		parent: U,
		ac: null
	};
}
var ct = Symbol("obsolete");
/*#__NO_SIDE_EFFECTS__*/
function lt(e, t, n) {
	let r = U;
	r === null && Me();
	var i = void 0, a = It(C), o = !H, s = /* @__PURE__ */ new Set();
	return gn(() => {
		var t = U, n = p();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== me && n.reject(e);
			}).finally(at);
		} catch (e) {
			n.reject(e), at();
		}
		var c = j;
		if (o) {
			if (t.f & 32768) var l = ot();
			if (r.b?.is_rendered()) c.async_deriveds.get(t)?.reject(ct);
			else for (let e of s.values()) e.reject(ct);
			s.add(n), c.async_deriveds.set(t, n);
		}
		let u = (e, t = void 0) => {
			l?.(), s.delete(n), t !== ct && (c.activate(), t ? (a.f |= ie, Bt(a, t)) : (a.f & 8388608 && (a.f ^= ie), Bt(a, e)), c.deactivate());
		};
		n.promise.then(u, (e) => u(null, e || "unknown"));
	}), dn(() => {
		for (let e of s) e.reject(ct);
	}), new Promise((e) => {
		function t(n) {
			function r() {
				n === i ? e(a) : t(i);
			}
			n.then(r, r);
		}
		t(i);
	});
}
/*#__NO_SIDE_EFFECTS__*/
function A(e) {
	let t = /* @__PURE__ */ st(e);
	return Ln(t), t;
}
/*#__NO_SIDE_EFFECTS__*/
function ut(e) {
	let t = /* @__PURE__ */ st(e);
	return t.equals = je, t;
}
function dt(e) {
	var t = e.effects;
	if (t !== null) {
		e.effects = null;
		for (var n = 0; n < t.length; n += 1) V(t[n]);
	}
}
function ft(e) {
	var t, n = U, r = e.parent;
	if (!jn && r !== null && e.v !== C && r.f & 24576) return be(), e.v;
	Fn(r);
	try {
		dt(e), t = Jn(e);
	} finally {
		Fn(n);
	}
	return t;
}
function pt(e) {
	var t = ft(e);
	!e.equals(t) && (e.wv = Gn(), (!j?.is_fork || e.deps === null) && (j === null ? e.v = t : (j.capture(e, t, !0), _t?.capture(e, t, !0)), e.deps === null)) ? k(e, m) : jn || (vt === null ? Qe(e) : (un() || j?.is_fork) && vt.set(e, t));
}
function mt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && nt(() => {
		t.ac.abort(me), t.ac = null;
	}), t.fn !== null && (t.teardown = d), Zn(t, 0), xn(t));
}
function ht(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && Qn(t);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
var gt = null, j = null, _t = null, vt = null, yt = null, bt = !1, xt = !1, St = null, Ct = null, wt = 0, Tt = 1, Et = class e {
	id = Tt++;
	started = !1;
	linked = !0;
	prev = null;
	next = null;
	async_deriveds = /* @__PURE__ */ new Map();
	current = /* @__PURE__ */ new Map();
	previous = /* @__PURE__ */ new Map();
	#e = /* @__PURE__ */ new Set();
	#t = /* @__PURE__ */ new Set();
	#n = 0;
	#r = /* @__PURE__ */ new Map();
	#i = null;
	#a = [];
	#o = [];
	#s = /* @__PURE__ */ new Map();
	#c = /* @__PURE__ */ new Map();
	#l = /* @__PURE__ */ new Set();
	is_fork = !1;
	#u = !1;
	constructor() {
		gt === null ? gt = this : (gt.next = this, this.prev = gt), gt = this;
	}
	#d() {
		if (this.is_fork) return !0;
		for (let e of this.#r.keys()) if (!this.#f(e)) return !0;
		return !1;
	}
	#f(e) {
		for (var t = e; t !== null; t = t.parent) if (this.#c.has(t)) return !0;
		return !1;
	}
	skip_effect(e) {
		this.#c.has(e) || this.#c.set(e, {
			d: [],
			m: []
		}), this.#l.delete(e);
	}
	unskip_effect(e, t = (e) => this.schedule(e)) {
		var n = this.#c.get(e);
		if (n) {
			this.#c.delete(e);
			for (var r of n.d) k(r, h), t(r);
			for (r of n.m) k(r, g), t(r);
		}
		this.#l.add(e);
	}
	#p() {
		var e = [];
		for (let i of this.#a) if (!(i.f & 16384 || !(i.f & 6144))) {
			for (var t = i, n = !1; t.parent !== null;) {
				t = t.parent;
				var r = t.f;
				if (r & 96) {
					if (!(r & 1024)) {
						n = !0;
						break;
					}
					t.f ^= m;
				}
			}
			n || e.push(t);
		}
		return this.#a = [], e;
	}
	#m() {
		this.started = !0;
		for (let [e, t] of this.#s) k(e, t), this.schedule(e);
		this.apply();
		for (var t = St = [], n = [], r = Ct = []; this.#a.length > 0;) {
			wt++ > 1e3 && (this.#b(), Dt());
			for (let e of this.#p()) try {
				this.#h(e, t, n);
			} catch (t) {
				throw Mt(e), this.#d() || this.discard(), t;
			}
		}
		if (j = null, r.length > 0) {
			var i = e.ensure();
			for (let e of r) i.schedule(e);
		}
		if (St = null, Ct = null, this.#d()) {
			this.#y(n), this.#y(t);
			for (let [e, t] of this.#c) jt(e, t);
			r.length > 0 && j.#m();
			return;
		}
		let a = this.#g();
		if (a) this.#y(n), this.#y(t), a.#v(this);
		else {
			this.#s.clear();
			for (let e of this.#e) e(this);
			this.#e.clear(), _t = this, kt(n), kt(t), _t = null, this.#i?.resolve();
			var o = j;
			this.#n === 0 && (this.#a.length === 0 || o !== null) && this.#b(), o !== null && (Pt.clear(), o.#m());
		}
	}
	#h(e, t, n) {
		e.f ^= m;
		for (var r = e.first; r !== null;) {
			var i = r.f, a = !!(i & 96);
			if (!(a && i & 1024 || i & 8192 || this.#c.has(r)) && r.fn !== null) {
				a ? r.f ^= m : i & 4 ? t.push(r) : Kn(r) && (i & 16 && this.add_dirty_reaction(r, g), Qn(r));
				var o = r.first;
				if (o !== null) {
					r = o;
					continue;
				}
			}
			for (; r !== null;) {
				var s = r.next;
				if (s !== null) {
					r = s;
					break;
				}
				r = r.parent;
			}
		}
	}
	#g() {
		for (var e = this.prev; e !== null; e = e.prev) if (!e.is_fork && this.#_(e)) return e;
		return null;
	}
	#_(e) {
		for (let [t, [, n]] of this.current) if (!n && e.current.has(t)) return !0;
		return !1;
	}
	#v(e) {
		for (let [t, n] of e.current) !this.previous.has(t) && e.previous.has(t) && this.previous.set(t, e.previous.get(t)), this.current.set(t, n);
		for (let [t, n] of e.async_deriveds) {
			let e = this.async_deriveds.get(t);
			e && n.promise.then(e.resolve).catch(e.reject);
		}
		e.async_deriveds.clear(), this.transfer_reactions(e.#s);
		let t = (e) => {
			var n = e.reactions;
			if (n !== null && !(e.f & 2 && !(e.f & 6144))) for (let e of n) {
				var r = e.f;
				if (r & 2) t(e);
				else {
					var i = e;
					r & 4194320 && !this.async_deriveds.has(i) && (this.#s.delete(i), k(i, h), this.schedule(i));
				}
			}
		};
		for (let e of this.current.keys()) t(e);
		this.oncommit(() => e.discard()), e.#b(), j = this, this.#m();
	}
	#y(e) {
		for (var t = 0; t < e.length; t += 1) $e(e[t], this.#s);
	}
	capture(e, t, n = !1) {
		e.v !== C && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), vt?.set(e, t)), this.is_fork || (e.v = t);
	}
	activate() {
		j = this;
	}
	deactivate() {
		j = null, vt = null;
	}
	flush() {
		try {
			xt = !0, j = this, this.#m();
		} finally {
			wt = 0, yt = null, St = null, Ct = null, xt = !1, j = null, vt = null, Pt.clear();
		}
	}
	discard() {
		for (let e of this.#t) e(this);
		this.#t.clear();
		for (let e of this.async_deriveds.values()) e.reject(ct);
		this.#b(), this.#i?.resolve();
	}
	register_created_effect(e) {
		this.#o.push(e);
	}
	increment(e, t) {
		if (this.#n += 1, e) {
			let e = this.#r.get(t) ?? 0;
			this.#r.set(t, e + 1);
		}
	}
	decrement(e, t) {
		if (--this.#n, e) {
			let e = this.#r.get(t) ?? 0;
			e === 1 ? this.#r.delete(t) : this.#r.set(t, e - 1);
		}
		this.#u || (this.#u = !0, Xe(() => {
			this.#u = !1, this.linked && this.flush();
		}));
	}
	transfer_reactions(e) {
		for (let [t, n] of e) this.add_dirty_reaction(t, n);
		e.clear();
	}
	add_dirty_reaction(e, t) {
		(t === 2048 || this.#s.get(e) !== 2048) && this.#s.set(e, t);
	}
	oncommit(e) {
		this.#e.add(e);
	}
	ondiscard(e) {
		this.#t.add(e);
	}
	settled() {
		return (this.#i ??= p()).promise;
	}
	static ensure() {
		if (j === null) {
			let t = j = new e();
			!xt && Xe(() => {
				t.started || t.flush();
			});
		}
		return j;
	}
	apply() {
		vt = null;
	}
	schedule(e) {
		yt = e, e.b?.is_pending && e.f & 16777228 && !(e.f & 32768) ? e.b.defer_effect(e) : this.#a.push(e);
	}
	#b() {
		if (this.linked) {
			var e = this.prev, t = this.next;
			e === null || (e.next = t), t === null ? gt = e : t.prev = e, this.linked = !1;
		}
	}
};
function Dt() {
	try {
		Le();
	} catch (e) {
		on(e, yt);
	}
}
var Ot = null;
function kt(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && Kn(r) && (Ot = /* @__PURE__ */ new Set(), Qn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && wn(r), Ot?.size > 0)) {
				Pt.clear();
				for (let e of Ot) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Ot.has(n) && (Ot.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || Qn(n);
					}
				}
				Ot.clear();
			}
		}
		Ot = null;
	}
}
function At(e) {
	j.schedule(e);
}
function jt(e, t) {
	if (!(e.f & 32 && e.f & 1024)) {
		e.f & 2048 ? t.d.push(e) : e.f & 4096 && t.m.push(e), k(e, m);
		for (var n = e.first; n !== null;) jt(n, t), n = n.next;
	}
}
function Mt(e) {
	k(e, m);
	for (var t = e.first; t !== null;) Mt(t), t = t.next;
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
var Nt = /* @__PURE__ */ new Set(), Pt = /* @__PURE__ */ new Map(), Ft = !1;
function It(e, t) {
	return {
		f: 0,
		v: e,
		reactions: null,
		equals: ke,
		rv: 0,
		wv: 0
	};
}
/*#__NO_SIDE_EFFECTS__*/
function M(e, t) {
	let n = It(e, t);
	return Ln(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function Lt(e, t = !1, n = !0) {
	let r = It(e);
	return t || (r.equals = je), r;
}
function N(e, t, n = !1) {
	return H !== null && (!Nn || H.f & 131072) && qe() && H.f & 4325394 && (In === null || !In.has(e)) && Ve(), Bt(e, n ? Wt(t) : t, Ct);
}
var Rt = null, zt = 0;
function Bt(e, t, n = null) {
	if (!e.equals(t)) {
		jn ? Pt.set(e, t) : Pt.has(e) || Pt.set(e, e.v);
		var r = Et.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && ft(t), vt === null && Qe(t);
		}
		e.wv = Gn(), Rt = null, zt = 0, Ut(e, h, n), Rt = null, qe() && U !== null && U.f & 1024 && !(U.f & 96) && (zn === null ? Bn([e]) : zn.push(e)), !r.is_fork && Nt.size > 0 && !Ft && Vt();
	}
	return t;
}
function Vt() {
	Ft = !1;
	for (let e of Nt) {
		e.f & 1024 && k(e, g);
		let t;
		try {
			t = Kn(e);
		} catch {
			t = !0;
		}
		t && Qn(e);
	}
	Nt.clear();
}
function Ht(e) {
	N(e, e.v + 1);
}
function Ut(e, t, n) {
	var r = e.reactions;
	if (r !== null) {
		var i = qe(), a = r.length;
		if (zt += a, zt > 1e5 && Rt === null && (Rt = /* @__PURE__ */ new Set()), Rt !== null) {
			if (Rt.has(e)) return;
			Rt.add(e);
		}
		for (var o = 0; o < a; o++) {
			var s = r[o], c = s.f;
			if (i || s !== U) {
				var l = (c & h) === 0;
				if (l && k(s, t), c & 131072) Nt.add(s);
				else if (c & 2) {
					var u = s;
					vt?.delete(u), Ut(u, g, n);
				} else if (l) {
					var d = s;
					c & 16 && Ot !== null && Ot.add(d), n === null ? At(d) : n.push(d);
				}
			}
		}
	}
}
function Wt(t) {
	if (typeof t != "object" || !t || ae in t || oe in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ M(0), u = null, d = Un, f = (e) => {
		if (Un === d) return e();
		var t = H, n = Un;
		Pn(null), Wn(d);
		var r = e();
		return Pn(t), Wn(n), r;
	};
	return i && r.set("length", /* @__PURE__ */ M(t.length, u)), new Proxy(t, {
		defineProperty(e, t, n) {
			"value" in n && n.configurable !== !1 && n.enumerable !== !1 && n.writable !== !1 || ze();
			var i = r.get(t);
			return i === void 0 ? f(() => {
				var e = /* @__PURE__ */ M(n.value, u);
				return r.set(t, e), e;
			}) : N(i, n.value, !0), !0;
		},
		deleteProperty(e, t) {
			var n = r.get(t);
			if (n === void 0) {
				if (t in e) {
					let e = f(() => /* @__PURE__ */ M(C, u));
					r.set(t, e), Ht(o);
				}
			} else N(n, C), Ht(o);
			return !0;
		},
		get(e, n, i) {
			if (n === ae) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => /* @__PURE__ */ M(Wt(s ? e[n] : C), u)), r.set(n, o)), o !== void 0) {
				var c = G(o);
				return c === C ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = G(i);
				if (a === C) return;
				if (n && "value" in n) n.value = a;
				else return {
					enumerable: !0,
					configurable: !0,
					value: a,
					writable: !0
				};
			}
			return n;
		},
		has(e, t) {
			if (t === ae) return !0;
			var n = r.get(t), i = n !== void 0 && n.v !== C || Reflect.has(e, t);
			return (n !== void 0 || (U !== null || H !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ M(i ? Wt(e[t]) : C, u)), r.set(t, n)), G(n) === C) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => /* @__PURE__ */ M(C, u)), r.set(d + "", p)) : N(p, C);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => /* @__PURE__ */ M(void 0, u)), N(c, Wt(n)), r.set(t, c));
			else {
				l = c.v !== C;
				var m = f(() => Wt(n));
				N(c, m);
			}
			var h = Reflect.getOwnPropertyDescriptor(e, t);
			if (h?.set && h.set.call(s, n), !l) {
				if (i && typeof t == "string") {
					var g = r.get("length"), _ = Number(t);
					Number.isInteger(_) && _ >= g.v && N(g, _ + 1);
				}
				Ht(o);
			}
			return !0;
		},
		ownKeys(e) {
			G(o);
			var t = Reflect.ownKeys(e).filter((e) => {
				var t = r.get(e);
				return t === void 0 || t.v !== C;
			});
			for (var [n, i] of r) i.v !== C && !(n in e) && t.push(n);
			return t;
		},
		setPrototypeOf() {
			Be();
		}
	});
}
function Gt(e) {
	try {
		if (typeof e == "object" && e && ae in e) return e[ae];
	} catch {}
	return e;
}
function Kt(e, t) {
	return Object.is(Gt(e), Gt(t));
}
var qt, Jt, Yt, Xt, Zt;
function Qt() {
	if (qt === void 0) {
		qt = window, Jt = document, Yt = /Firefox/.test(navigator.userAgent);
		var e = Element.prototype, t = Node.prototype, n = Text.prototype;
		Xt = a(t, "firstChild").get, Zt = a(t, "nextSibling").get, u(e) && (e[ue] = void 0, e[le] = null, e[de] = void 0, e.__e = void 0), u(n) && (n[fe] = void 0);
	}
}
function P(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function F(e) {
	return Xt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function $t(e) {
	return Zt.call(e);
}
function I(e, t) {
	if (!w) return /* @__PURE__ */ F(e);
	var n = /* @__PURE__ */ F(T);
	if (n === null) n = T.appendChild(P());
	else if (t && n.nodeType !== 3) {
		var r = P();
		return n?.before(r), E(r), r;
	}
	return t && rn(n), E(n), n;
}
function L(e, t = !1) {
	if (!w) {
		var n = /* @__PURE__ */ F(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ $t(n) : n;
	}
	if (t) {
		if (T?.nodeType !== 3) {
			var r = P();
			return T?.before(r), E(r), r;
		}
		rn(T);
	}
	return T;
}
function R(e, t = !1) {
	if (!w) return /* @__PURE__ */ F(e);
	var n = I(e, t);
	return D(e), n;
}
function z(e, t = 1, n = !1) {
	let r = w ? T : e;
	for (var i; t--;) i = r, r = /* @__PURE__ */ $t(r);
	if (!w) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = P();
			return r === null ? i?.after(a) : r.before(a), E(a), a;
		}
		rn(r);
	}
	return E(r), r;
}
function en(e) {
	e.textContent = "";
}
function tn() {
	return !1;
}
function nn(e, t, n) {
	return t == null || t === "http://www.w3.org/1999/xhtml" ? n ? document.createElement(e, { is: n }) : document.createElement(e) : n ? document.createElementNS(t, e, { is: n }) : document.createElementNS(t, e);
}
function rn(e) {
	if (e.nodeValue.length < 65536) return;
	let t = e.nextSibling;
	for (; t !== null && t.nodeType === 3;) t.remove(), e.nodeValue += t.nodeValue, t = e.nextSibling;
}
function an(e) {
	var t = U;
	if (t === null) return H.f |= ie, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	on(e, t);
}
function on(e, t) {
	if (e === ge) throw e;
	if (!(t !== null && t.f & 16384)) {
		for (; t !== null;) {
			if (t.f & 128 && !(t.f & 33570816)) {
				if (!(t.f & 32768)) throw e;
				try {
					t.b.error(e);
					return;
				} catch (t) {
					e = t;
				}
			}
			t = t.parent;
		}
		throw e;
	}
}
// node_modules/svelte/src/internal/client/reactivity/effects.js
function sn(e) {
	U === null && (H === null && Ie(e), Fe()), jn && Pe(e);
}
function cn(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function ln(e, t) {
	var n = U;
	n !== null && n.f & 8192 && (e |= _);
	var r = {
		ctx: O,
		deps: null,
		nodes: null,
		f: e | h | 512,
		first: null,
		fn: t,
		last: null,
		next: null,
		parent: n,
		b: n && n.b,
		prev: null,
		teardown: null,
		wv: 0,
		ac: null
	};
	j?.register_created_effect(r);
	var i = r;
	if (e & 4) St === null ? Et.ensure().schedule(r) : St.push(r);
	else if (t !== null) {
		try {
			Qn(r);
		} catch (e) {
			throw V(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= x));
	}
	if (i !== null && (i.parent = n, n !== null && cn(i, n), H !== null && H.f & 2 && !(e & 64))) {
		var a = H;
		(a.effects ??= []).push(i);
	}
	return r;
}
function un() {
	return H !== null && !Nn;
}
function dn(e) {
	let t = ln(8, null);
	return k(t, m), t.teardown = e, t;
}
function fn(e) {
	sn("$effect");
	var t = U.f;
	if (!H && t & 32 && O !== null && !O.i) {
		var n = O;
		(n.e ??= []).push(e);
	} else return pn(e);
}
function pn(e) {
	return ln(4 | ee, e);
}
function mn(e) {
	Et.ensure();
	let t = ln(64 | S, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? Tn(t, () => {
			V(t), n(void 0);
		}) : (V(t), n(void 0));
	});
}
function hn(e) {
	return ln(4, e);
}
function gn(e) {
	return ln(re | S, e);
}
function _n(e, t = 0) {
	return ln(8 | t, e);
}
function B(e, t = [], n = [], r = []) {
	rt(r, t, n, (t) => {
		ln(8, () => {
			e(...t.map(G));
		});
	});
}
function vn(e, t = 0) {
	return ln(16 | t, e);
}
function yn(e) {
	return ln(32 | S, e);
}
function bn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = jn, r = H;
		Mn(!0), Pn(null);
		try {
			t.call(null);
		} catch (t) {
			on(t, e.parent);
		} finally {
			Mn(n), Pn(r);
		}
	}
}
function xn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && nt(() => {
			e.abort(me);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : V(n, t), n = r;
	}
}
function Sn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || V(t), t = n;
	}
}
function V(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (Cn(e.nodes.start, e.nodes.end), n = !0), e.f |= b, xn(e, t && !n), Zn(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	bn(e), e.f ^= b, e.f |= v;
	var i = e.parent;
	i !== null && i.first !== null && wn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function Cn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ $t(e);
		e.remove(), e = n;
	}
}
function wn(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function Tn(e, t, n = !0) {
	var r = [];
	e.f |= 256, En(e, r, !0);
	var i = () => {
		n && V(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function En(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= _;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				En(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function Dn(e) {
	e.f &= -257, On(e, !0);
}
function On(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= _, e.f & 1024 || (k(e, h), Et.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			On(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function kn(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : /* @__PURE__ */ $t(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var An = null, jn = !1;
function Mn(e) {
	jn = e;
}
var H = null, Nn = !1;
function Pn(e) {
	H = e;
}
var U = null;
function Fn(e) {
	U = e;
}
var In = null;
function Ln(e) {
	H !== null && (H.f & 2097152 || H.f & 2) && (In ??= /* @__PURE__ */ new Set()).add(e);
}
var W = null, Rn = 0, zn = null;
function Bn(e) {
	zn = e;
}
var Vn = 1, Hn = 0, Un = Hn;
function Wn(e) {
	Un = e;
}
function Gn() {
	return ++Vn;
}
function Kn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (Kn(a) && pt(a), a.wv > e.wv) return !0;
		}
		t & 512 && vt === null && k(e, m);
	}
	return !1;
}
function qn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(In !== null && In.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? qn(a, t, !1) : t === a && (n ? k(a, h) : a.f & 1024 && k(a, g), At(a));
	}
}
function Jn(e) {
	var t = W, n = Rn, r = zn, i = H, a = In, o = O, s = Nn, c = Un, l = e.f;
	W = null, Rn = 0, zn = null, H = l & 96 ? null : e, In = null, Ue(e.ctx), Nn = !1, Un = ++Hn, e.ac !== null && (nt(() => {
		e.ac.abort(me);
	}), e.ac = null);
	try {
		e.f |= ne;
		var u = e.fn, d = u();
		e.f |= y;
		var f = Yn(e);
		if (qe() && zn !== null && !Nn && f !== null && !(e.f & 6146)) for (var p = 0; p < zn.length; p++) qn(zn[p], e);
		if (i !== null && i !== e) {
			if (Hn++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Hn;
			if (t !== null) for (let e of t) e.rv = Hn;
			zn !== null && (r === null ? r = zn : r.push(...zn));
		}
		return e.f & 8388608 && (e.f ^= ie), d;
	} catch (t) {
		return Yn(e), an(t);
	} finally {
		e.f ^= ne, W = t, Rn = n, zn = r, H = i, In = a, Ue(o), Nn = s, Un = c;
	}
}
function Yn(e) {
	var t = e.deps, n = j?.is_fork;
	if (W !== null) {
		var r;
		if (n || Zn(e, Rn), t !== null && Rn > 0) for (t.length = Rn + W.length, r = 0; r < W.length; r++) t[Rn + r] = W[r];
		else e.deps = t = W;
		if (un() && e.f & 512) for (r = Rn; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && Rn < t.length && (Zn(e, Rn), t.length = Rn);
	return t;
}
function Xn(e, r) {
	let i = r.reactions;
	if (i !== null) {
		var a = t.call(i, e);
		if (a !== -1) {
			var o = i.length - 1;
			o === 0 ? i = r.reactions = null : (i[a] = i[o], i.pop());
		}
	}
	if (i === null && r.f & 2 && (W === null || !n.call(W, r))) {
		var s = r;
		s.f & 512 && (s.f ^= 512), s.v !== C && Qe(s), s.ac !== null && nt(() => {
			s.ac.abort(me), s.ac = null, k(s, h);
		}), mt(s), Zn(s, 0);
	}
}
function Zn(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) Xn(e, n[r]);
}
function Qn(e) {
	var t = e.f;
	if (!(t & 16384)) {
		k(e, m);
		var n = U;
		U = e;
		try {
			t & 16777232 ? Sn(e) : xn(e), bn(e);
			var r = Jn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = Vn;
		} finally {
			U = n;
		}
	}
}
function G(e) {
	var t = !!(e.f & 2);
	if (An?.add(e), H !== null && !Nn && !(U !== null && U.f & 16384) && (In === null || !In.has(e))) {
		var r = H.deps;
		if (H.f & 2097152) e.rv < Hn && (e.rv = Hn, W === null && r !== null && r[Rn] === e ? Rn++ : W === null ? W = [e] : W.push(e));
		else {
			H.deps ??= [], n.call(H.deps, e) || H.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [H] : n.call(i, H) || i.push(H);
		}
	}
	if (jn && Pt.has(e)) return Pt.get(e);
	if (t) {
		var a = e;
		if (jn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || er(a)) && (o = ft(a)), Pt.set(a, o), o;
		}
		var s = !(a.f & 512) && !Nn && H !== null && !!(H.f & 512), c = (a.f & y) === 0;
		Kn(a) && (s && (a.f |= 512), pt(a)), s && !c && (ht(a), $n(a));
	}
	if (vt?.has(e)) return vt.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function $n(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (ht(r), $n(r));
	}
}
function er(e) {
	if (e.v === C) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Pt.has(t) || t.f & 2 && er(t)) return !0;
	return !1;
}
function tr(e) {
	var t = Nn;
	try {
		return Nn = !0, e();
	} finally {
		Nn = t;
	}
}
[.../* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split(".")];
var nr = ["touchstart", "touchmove"];
function rr(e) {
	return nr.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var ir = Symbol("events"), ar = /* @__PURE__ */ new Set(), or = /* @__PURE__ */ new Set();
function sr(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || fr.call(t, e), !e.cancelBubble) return nt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Xe(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function cr(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = sr(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && dn(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function K(e, t, n) {
	(t[ir] ??= {})[e] = n;
}
function lr(e) {
	for (var t = 0; t < e.length; t++) ar.add(e[t]);
	for (var n of or) n(e);
}
var ur = null, dr = !1;
function fr(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	ur = e, dr || (dr = !0, setTimeout(() => {
		dr = !1, ur = null;
	}));
	var s = 0, c = ur === e && e[ir];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[ir] = t;
			return;
		}
		var u = a.indexOf(t);
		if (u === -1) return;
		l <= u && (s = l);
	}
	if (o = a[s] || e.target, o !== t) {
		i(e, "currentTarget", {
			configurable: !0,
			get() {
				return o || n;
			}
		});
		var d = H, f = U;
		Pn(null), Fn(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[ir]?.[r];
					h == null || o.disabled && e.target !== o || h.call(o, e);
				} catch (e) {
					p ? m.push(e) : p = e;
				}
				if (e.cancelBubble) break;
				s++, o = s < a.length ? a[s] : null;
			}
			if (p) {
				for (let e of m) queueMicrotask(() => {
					throw e;
				});
				throw p;
			}
		} finally {
			e[ir] = t, delete e.currentTarget, Pn(d), Fn(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var pr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function mr(e) {
	return pr?.createHTML(e) ?? e;
}
function hr(e) {
	var t = nn("template");
	return t.innerHTML = mr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function q(e, t) {
	var n = U;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
/*#__NO_SIDE_EFFECTS__*/
function J(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (w) return q(T, null), T;
		i === void 0 && (i = hr(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ F(i)));
		var t = r || Yt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ F(t), s = t.lastChild;
			q(o, s);
		} else q(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function gr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (w) return q(T, null), T;
		if (!o) {
			var e = /* @__PURE__ */ F(hr(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ F(e);) o.appendChild(/* @__PURE__ */ F(e));
			else o = /* @__PURE__ */ F(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ F(t), r = t.lastChild;
			q(n, r);
		} else q(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function _r(e, t) {
	return /* @__PURE__ */ gr(e, t, "svg");
}
function vr(e = "") {
	if (!w) {
		var t = P(e + "");
		return q(t, t), t;
	}
	var n = T;
	return n.nodeType === 3 ? rn(n) : (n.before(n = P()), E(n)), q(n, n), n;
}
function yr() {
	if (w) return q(T, null), T;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = P();
	return e.append(t, n), q(t, n), e;
}
function Y(e, t) {
	if (w) {
		var n = U;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = T), Te();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function br(e) {
	let t = 0, n = It(0), r;
	return () => {
		un() && (G(n), _n(() => (t === 0 && (r = tr(() => e(() => Ht(n)))), t += 1, () => {
			Xe(() => {
				--t, t === 0 && (r?.(), r = void 0, Ht(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var xr = x | S;
function Sr(e, t, n, r) {
	new Cr(e, t, n, r);
}
var Cr = class {
	parent;
	is_pending = !1;
	transform_error;
	#e;
	#t = w ? T : null;
	#n;
	#r;
	#i;
	#a = null;
	#o = null;
	#s = null;
	#c = null;
	#l = 0;
	#u = 0;
	#d = !1;
	#f = /* @__PURE__ */ new Map();
	#p = null;
	#m = br(() => (this.#p = It(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = U;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = U.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = vn(() => {
			if (w) {
				let e = Oe(this.#t);
				Te();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, xr), w && (this.#e = T);
	}
	#h() {
		try {
			this.#a = yn(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		Xe(r), t && (this.#s = yn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? Ce() : (t = !0, n && He(), this.#s !== null && Tn(this.#s, () => {
				this.#s = null;
			}), this.#S(() => {
				this.#b();
			})));
		};
		return {
			reset: r,
			invoke_onerror: () => {
				if (!this.#v()) try {
					n = !0, this.#n.onerror?.(e, r), n = !1;
				} catch (e) {
					on(e, this.#i && this.#i.parent);
				}
			}
		};
	}
	#v() {
		return (this.#i.f & (v | b)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = yn(() => e(this.#e)), Xe(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = P(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return yn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							on(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(j)) : this.#u === 0 && (this.#e.before(e), this.#c = null, Tn(this.#o, () => {
					this.#o = null;
				}), this.#x(j));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = yn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				kn(this.#a, e);
				let t = this.#n.pending;
				this.#o = yn(() => t(this.#e));
			} else this.#x(j);
		} catch (e) {
			this.error(e);
		}
	}
	#x(e) {
		this.is_pending = !1, e.transfer_reactions(this.#f);
	}
	defer_effect(e) {
		$e(e, this.#f);
	}
	is_rendered() {
		return !this.is_pending && (!this.parent || this.parent.is_rendered());
	}
	has_pending_snippet() {
		return !!this.#n.pending;
	}
	#S(e) {
		var t = U, n = H, r = O;
		Fn(this.#i), Pn(this.#i), Ue(this.#i.ctx);
		try {
			return Et.ensure(), e();
		} finally {
			Fn(t), Pn(n), Ue(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && Tn(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Xe(() => {
			this.#d = !1, this.#p && Bt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), G(this.#p);
	}
	error(e) {
		if (e === ge || !this.#n.onerror && !this.#n.failed) throw e;
		j?.is_fork ? (this.#a && j.skip_effect(this.#a), this.#o && j.skip_effect(this.#o), this.#s && j.skip_effect(this.#s), j.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (V(this.#a), null), this.#o &&= (V(this.#o), null), this.#s &&= (V(this.#s), null), w && (E(this.#t), Ee(), E(De()));
		let t = this.#n.failed, n = (e) => {
			if (this.#v()) return;
			let { reset: n, invoke_onerror: r } = this.#_(e);
			r(), t && !this.#v() && (this.#s = this.#S(() => {
				try {
					return yn(() => {
						var r = U;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return on(e, this.#i.parent), null;
				}
			}));
		};
		Xe(() => {
			if (!this.#v()) {
				var t;
				try {
					t = this.transform_error(e);
				} catch (e) {
					on(e, this.#i && this.#i.parent);
					return;
				}
				typeof t == "object" && t && typeof t.then == "function" ? t.then(n, (e) => on(e, this.#i && this.#i.parent)) : n(t);
			}
		});
	}
};
function X(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[fe] ??= e.nodeValue) && (e[fe] = n, e.nodeValue = `${n}`);
}
function wr(e, t) {
	return Er(e, t);
}
var Tr = /* @__PURE__ */ new Map();
function Er(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	Qt();
	var l = void 0, u = mn(() => {
		var s = n ?? t.appendChild(P());
		Sr(s, { pending: () => {} }, (t) => {
			We({});
			var n = O;
			if (o && (n.c = o), a && (i.$$events = a), w && q(t, null), l = e(t, i) || Ke(), w && (U.nodes.end = T, T === null || T.nodeType !== 8 || T.data !== "]")) throw xe(), ge;
			Ge();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = rr(r);
					for (let e of [t, document]) {
						var a = Tr.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), Tr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, fr, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(ar)), or.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = Tr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, fr), r.delete(e), r.size === 0 && Tr.delete(n)) : r.set(e, i);
			}
			or.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return Dr.set(l, u), l;
}
var Dr = /* @__PURE__ */ new WeakMap();
function Or(e, t) {
	let n = Dr.get(e);
	return n ? (Dr.delete(e), n(t)) : Promise.resolve();
}
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
var kr = class {
	anchor;
	#e = /* @__PURE__ */ new Map();
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Set();
	#i = !0;
	constructor(e, t = !0) {
		this.anchor = e, this.#i = t;
	}
	#a = (e) => {
		if (this.#e.has(e)) {
			var t = this.#e.get(e), n = this.#t.get(t);
			if (n) Dn(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (Dn(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
			}
			for (let [t, n] of this.#e) {
				if (this.#e.delete(t), t === e) break;
				let r = this.#n.get(n);
				r && (V(r.effect), this.#n.delete(n));
			}
			for (let [e, r] of this.#t) {
				if (e === t || this.#r.has(e)) continue;
				let i = () => {
					if (Array.from(this.#e.values()).includes(e)) {
						var t = document.createDocumentFragment();
						kn(r, t), t.append(P()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else V(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), Tn(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (V(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = j, r = tn();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = P();
				i.append(a), this.#n.set(e, {
					effect: yn(() => t(a)),
					fragment: i
				});
			} else this.#t.set(e, yn(() => t(this.anchor)));
		}
		if (this.#e.set(n, e), r) {
			for (let [t, r] of this.#t) t === e ? n.unskip_effect(r) : n.skip_effect(r);
			for (let [t, r] of this.#n) t === e ? n.unskip_effect(r.effect) : n.skip_effect(r.effect);
			n.oncommit(this.#a), n.ondiscard(this.#o);
		} else w && (this.anchor = T), this.#a(n);
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function Z(e, t, n = !1) {
	var r;
	w && (r = T, Te());
	var i = new kr(e), a = n ? x : 0;
	function o(e, t) {
		if (w) {
			var n = Oe(r);
			if (e !== parseInt(n.substring(1))) {
				var a = De();
				E(a), i.anchor = a, we(!1), i.ensure(e, t), we(!0);
				return;
			}
		}
		i.ensure(e, t);
	}
	vn(() => {
		var e = !1;
		t((t, n = 0) => {
			e = !0, o(n, t);
		}), e || o(-1, null);
	}, a);
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
function Ar(e, t) {
	return t;
}
function jr(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		Tn(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					Mr(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
				}
			} else --s;
		}, !1);
	}
	if (s === 0) {
		var l = i.length === 0 && n !== null && e.pending.size === 0;
		if (l) {
			var u = n, d = u.parentNode;
			en(d), d.append(u), e.items.clear();
		}
		Mr(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: /* @__PURE__ */ new Set()
	}, (e.outrogroups ??= /* @__PURE__ */ new Set()).add(o);
}
function Mr(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = /* @__PURE__ */ new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= te, kn(a, document.createDocumentFragment())) : V(t[i], n);
	}
}
var Nr;
function Q(t, n, i, a, o, s = null) {
	var c = t, l = /* @__PURE__ */ new Map();
	if (n & 4) {
		var u = t;
		c = w ? E(/* @__PURE__ */ F(u)) : u.appendChild(P());
	}
	w && Te();
	var d = null, f = /* @__PURE__ */ ut(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = /* @__PURE__ */ new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = G(f);
			_.fallback = d, Fr(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= te, Lr(d, null, c)) : Dn(d) : Tn(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: vn(() => {
			var e = G(f), t = e.length;
			let r = !1;
			w && Oe(c) === "[!" != (t === 0) && (c = De(), E(c), we(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = j, v = tn(), y = 0; y < t; y += 1) {
				w && T.nodeType === 8 && T.data === "]" && (c = T, r = !0, we(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && Bt(S.v, b), S.i && Bt(S.i, y), v && _.unskip_effect(S.e)) : (S = Ir(l, m ? c : Nr ??= P(), b, x, y, o, n, i), m || (S.e.f |= te), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = yn(() => s(c)) : (d = yn(() => s(Nr ??= P())), d.f |= te)), t > u.size && Ne("", "", ""), w && t > 0 && E(De()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && we(!0), G(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, w && (c = T);
}
function Pr(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function Fr(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = Pr(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (Dn(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= te, _ === l) Lr(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), Rr(e, d, _), Rr(e, _, y), Lr(_, y, n), d = _, p = [], m = [], l = Pr(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], ee = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) Lr(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					Rr(e, S.prev, ee.next), Rr(e, d, S), Rr(e, ee, b), l = b, d = ee, --v, p = [], m = [];
				} else u.delete(_), Lr(_, l, n), Rr(e, _.prev, _.next), Rr(e, _, d === null ? e.effect.first : d.next), Rr(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= /* @__PURE__ */ new Set()).add(l), m.push(l), l = Pr(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = Pr(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (Mr(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var ne = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || ne.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && ne.push(l), l = Pr(l.next);
		var re = ne.length;
		if (re > 0) {
			var ie = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < re; v += 1) ne[v].nodes?.a?.measure();
				for (v = 0; v < re; v += 1) ne[v].nodes?.a?.fix();
			}
			jr(e, ne, ie);
		}
	}
	o && Xe(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function Ir(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? It(n) : /* @__PURE__ */ Lt(n, !1, !1) : null, l = o & 2 ? It(i) : null;
	return {
		v: c,
		i: l,
		e: yn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function Lr(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ $t(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function Rr(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
function zr(e, t, n = !1, r = !1, i = !1, a = !1) {
	var o = e, s = "";
	if (n) {
		var c = e;
		w && (o = E(/* @__PURE__ */ F(c)));
	}
	B(() => {
		var e = U;
		if (s === (s = t() ?? "")) w && Te();
		else if (n && !w) e.nodes = null, c.innerHTML = s, s !== "" && q(/* @__PURE__ */ F(c), c.lastChild);
		else if (e.nodes !== null && (Cn(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (w) {
				for (var a = T.data, l = Te(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ $t(l);
				if (l === null) throw xe(), ge;
				q(T, u), o = E(l);
			} else {
				var d = nn(r ? "svg" : i ? "math" : "template", r ? ve : i ? ye : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (q(/* @__PURE__ */ F(f), f.lastChild), r || i) for (; /* @__PURE__ */ F(f);) o.before(/* @__PURE__ */ F(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function Br(e, t, ...n) {
	var r = new kr(e);
	vn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, x);
}
// node_modules/clsx/dist/clsx.mjs
function Vr(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = Vr(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Hr() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = Vr(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Ur(e) {
	return typeof e == "object" ? Hr(e) : e ?? "";
}
var Wr = [..." 	\n\r\f\xA0\v﻿"];
function Gr(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || Wr.includes(r[o - 1])) && (s === r.length || Wr.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function Kr(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function qr(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function Jr(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(qr)), i && c.push(...Object.keys(i).map(qr));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = qr(e.substring(l, u).trim());
							if (!c.includes(p)) {
								f !== ";" && d++;
								var m = e.substring(l, d).trim();
								n += " " + m + ";";
							}
						}
						l = d + 1, u = -1;
					}
				}
			}
		}
		return r && (n += Kr(r)), i && (n += Kr(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function Yr(e, t, n, r, i, a) {
	var o = e[ue];
	if (w || o !== n || o === void 0) {
		var s = Gr(n, r, a);
		w && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[ue] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function Xr(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function Zr(e, t, n, r) {
	var i = e[de];
	if (w || i !== t) {
		var a = Jr(t, r);
		w && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[de] = t;
	} else r && (Array.isArray(r) ? (Xr(e, n?.[0], r[0]), Xr(e, n?.[1], r[1], "important")) : Xr(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function Qr(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function $r(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = ni(c);
			Qr(c, i ? a.includes(l) : Kt(l, r));
		}
		if (n) {
			if (s !== null) for (c of t.options) {
				var u = s.has(c);
				c.selected !== u && (c.selected = u);
			}
			else t.selectedIndex !== o && (t.selectedIndex = o);
		}
	}
}
function ei(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return Se();
		for (var i of t.options) i.selected = n.includes(ni(i));
	} else {
		for (i of t.options) if (Kt(ni(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function ti(e) {
	var t = new MutationObserver((t) => {
		t.every(ri) || ("__defaultValue" in e && $r(e, !1), "__value" in e && ei(e, e.__value));
	});
	t.observe(e, {
		childList: !0,
		subtree: !0,
		attributes: !0,
		attributeFilter: ["value"]
	}), dn(() => {
		t.disconnect();
	});
}
function ni(e) {
	return "__value" in e ? e.__value : e.value;
}
function ri(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var ii = Symbol("is custom element"), ai = Symbol("is html"), oi = he ? "link" : "LINK", si = he ? "progress" : "PROGRESS";
function ci(e) {
	if (w) {
		var t = !1, n = () => {
			if (!t) {
				if (t = !0, e.hasAttribute("value")) {
					var n = e.value;
					$(e, "value", null), e.value = n;
				}
				if (e.hasAttribute("checked")) {
					var r = e.checked;
					$(e, "checked", null), e.checked = r;
				}
			}
		};
		e[pe] = n, Xe(n), tt();
	}
}
function li(e, t) {
	var n = di(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === si) && (e.value = t ?? "");
}
function ui(e, t) {
	var n = di(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function $(e, t, n, r) {
	var i = di(e);
	if (!(w && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === oi))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[ce] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && pi(e).has(t) ? e[t] = n : (!w || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function di(e) {
	return e[le] ??= {
		[ii]: e.nodeName.includes("-"),
		[ai]: e.namespaceURI === _e
	};
}
var fi = /* @__PURE__ */ new Map();
function pi(e) {
	var t = e.getAttribute("is") || e.nodeName, n = fi.get(t);
	if (n) return n;
	fi.set(t, n = /* @__PURE__ */ new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function mi(e, t) {
	return e === t || e?.[ae] === t;
}
function hi(e = Ke(), t, n, r) {
	var i = O.r, a = U;
	return hn(() => {
		var o, s;
		return _n(() => {
			o = s, s = r?.() || [], tr(() => {
				mi(n(...s), e) || (t(e, ...s), o && mi(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && mi(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var gi = !1;
function _i(e) {
	var t = gi;
	try {
		return gi = !1, [e(), gi];
	} finally {
		gi = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
function vi(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ st(r), G(u)) : (l && (l = !1, c = s ? tr(r) : r), c);
	let f;
	if (o) {
		var p = ae in e || se in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = _i(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && Re(t), f(m)));
	var g = i ? () => {
		var n = e[t];
		return n === void 0 ? d() : (l = !0, n);
	} : () => {
		var n = e[t];
		return n !== void 0 && (c = void 0), n === void 0 ? c : n;
	};
	if (i && !(n & 4)) return g;
	if (f) {
		var _ = e.$$legacy;
		return (function(e, t) {
			return arguments.length > 0 ? ((!i || !t || _ || h) && f(t ? g() : e), e) : g();
		});
	}
	var v = !1, y = (n & 1 ? st : ut)(() => (v = !1, g()));
	o && G(y);
	var b = U;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? G(y) : i && o ? Wt(e) : e;
			return N(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return jn && v || b.f & 16384 ? y.v : G(y);
	});
}
var yi = Object.assign(document.createElement("canvas"), {
	width: 1,
	height: 1
}).getContext("2d", { willReadFrequently: !0 });
function bi(e) {
	if (!yi) return null;
	yi.clearRect(0, 0, 1, 1), yi.fillStyle = e, yi.fillRect(0, 0, 1, 1);
	let [t = 0, n = 0, r = 0, i = 0] = yi.getImageData(0, 0, 1, 1).data;
	return i < 128 ? null : (.299 * t + .587 * n + .114 * r) / 255;
}
function xi(e) {
	for (let t = e; t; t = t.parentElement ?? Si(t)) {
		let e = bi(getComputedStyle(t).backgroundColor);
		if (e !== null) return e < .5;
	}
	return !1;
}
function Si(e) {
	let t = e.getRootNode();
	return t instanceof ShadowRoot ? t.host : null;
}
function Ci(e) {
	let t = () => e.dataset.theme = xi(e) ? "dark" : "light", n = () => requestAnimationFrame(() => requestAnimationFrame(t));
	t(), n();
	let r = new MutationObserver(n);
	for (let e of [document.documentElement, document.body]) r.observe(e, { attributes: !0 });
	let i = new MutationObserver(() => setTimeout(t, 300));
	i.observe(document.head, { childList: !0 });
	let a = matchMedia("(prefers-color-scheme: dark)");
	return a.addEventListener("change", n), () => {
		r.disconnect(), i.disconnect(), a.removeEventListener("change", n);
	};
}
// src/widget/model.svelte.ts
var wi = [
	"values",
	"winning",
	"opponent",
	"play",
	"_shown"
], Ti = class {
	#e = /* @__PURE__ */ M(!0);
	get values() {
		return G(this.#e);
	}
	set values(e) {
		N(this.#e, e, !0);
	}
	#t = /* @__PURE__ */ M(!1);
	get winning() {
		return G(this.#t);
	}
	set winning(e) {
		N(this.#t, e, !0);
	}
	#n = /* @__PURE__ */ M(null);
	get opponent() {
		return G(this.#n);
	}
	set opponent(e) {
		N(this.#n, e, !0);
	}
	#r = /* @__PURE__ */ M("normal");
	get play() {
		return G(this.#r);
	}
	set play(e) {
		N(this.#r, e, !0);
	}
	#i = /* @__PURE__ */ M(null);
	get shown() {
		return G(this.#i);
	}
	set shown(e) {
		N(this.#i, e);
	}
	#a;
	#o = () => {
		let e = (e) => this.#a.get(e);
		this.values = e("values"), this.winning = e("winning"), this.opponent = e("opponent"), this.play = e("play");
		let t = e("_shown");
		this.shown = "explored" in t ? t : null;
	};
	constructor(e) {
		this.#a = e, this.#o();
		for (let t of wi) e.on(`change:${t}`, this.#o);
	}
	set(e, t) {
		this.#a.set(e, t), this.#a.save_changes();
	}
	send(e) {
		this.#a.send({
			...e,
			version: this.shown?.version
		});
	}
	leave() {
		for (let e of wi) this.#a.off(`change:${e}`, this.#o);
	}
};
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/components/Frame.svelte
var Ei = /* @__PURE__ */ J("<button class=\"plain\" aria-label=\"Smaller\" title=\"Smaller\">−</button> <button class=\"plain\" aria-label=\"Larger\" title=\"Larger\">+</button>", 1), Di = /* @__PURE__ */ J("<button class=\"plain\"><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"></path></svg></button>"), Oi = /* @__PURE__ */ J("<div><div class=\"frame-tools no-print\"><!> <!></div>  <div><div class=\"grown\"><!></div></div></div>");
function ki(e, t) {
	let n = 1.5, r = /* @__PURE__ */ M(void 0), i = /* @__PURE__ */ M(void 0), a = /* @__PURE__ */ M(1), o = /* @__PURE__ */ M(!1), s = /* @__PURE__ */ M(null);
	async function c() {
		document.fullscreenElement ? await document.exitFullscreen() : await G(r)?.requestFullscreen();
	}
	function l(e) {
		if (!G(i)) return;
		let [t, n] = [(G(i).scrollLeft + G(i).clientWidth / 2) / G(a), (G(i).scrollTop + G(i).clientHeight / 2) / G(a)];
		N(a, Math.min(8, Math.max(1, G(a) * e)), !0), requestAnimationFrame(() => G(i)?.scrollTo(t * G(a) - G(i).clientWidth / 2, n * G(a) - G(i).clientHeight / 2));
	}
	function u(e) {
		e.ctrlKey && (e.preventDefault(), l(e.deltaY < 0 ? 1.1 : 1 / 1.1));
	}
	function d(e) {
		G(a) !== 1 && e.pointerType !== "touch" && (e.button !== 1 && e.target.closest("polygon") || (N(s, {
			x: e.clientX,
			y: e.clientY
		}, !0), G(i)?.setPointerCapture(e.pointerId)));
	}
	function f(e) {
		G(s) && (G(i)?.scrollBy(G(s).x - e.clientX, G(s).y - e.clientY), N(s, {
			x: e.clientX,
			y: e.clientY
		}, !0));
	}
	var p = Oi();
	cr("fullscreenchange", Jt, () => N(o, document.fullscreenElement === G(r)));
	let m;
	var h = I(p), g = I(h), _ = (e) => {
		var t = Ei(), r = L(t), i = z(r, 2);
		B(() => {
			r.disabled = G(a) === 1, i.disabled = G(a) >= 8;
		}), K("click", r, () => l(1 / n)), K("click", i, () => l(n)), Y(e, t);
	};
	Z(g, (e) => {
		(t.large || G(a) > 1) && e(_);
	});
	var v = z(g, 2), y = (e) => {
		var t = Di(), n = R(I(t));
		D(t), B(() => {
			$(t, "aria-label", G(o) ? "Leave the full screen" : "Fill the screen"), $(t, "title", G(o) ? "Leave the full screen" : "Fill the screen"), $(n, "d", G(o) ? "M6 2v4H2M10 2v4h4M6 14v-4H2M10 14v-4h4" : "M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4");
		}), K("click", t, () => void c()), Y(e, t);
	};
	Z(v, (e) => {
		document.fullscreenEnabled && e(y);
	}), D(h);
	var b = z(h, 2);
	let x;
	var S = I(b);
	let ee;
	Br(I(S), () => t.children), D(S), D(b), hi(b, (e) => N(i, e), () => G(i)), D(p), hi(p, (e) => N(r, e), () => G(r)), B(() => {
		m = Yr(p, 1, "frame", null, m, { full: G(o) }), x = Yr(b, 1, "view", null, x, {
			zoomed: G(a) > 1,
			held: G(s)
		}), ee = Zr(S, "", ee, { "--zoom": G(a) });
	}), cr("wheel", b, u), K("pointerdown", b, d), K("pointermove", b, f), K("pointerup", b, () => N(s, null)), cr("pointercancel", b, () => N(s, null)), Y(e, p);
}
lr([
	"click",
	"pointerdown",
	"pointermove",
	"pointerup"
]);
// src/components/Board.svelte
var Ai = /* @__PURE__ */ _r("<polygon role=\"button\"></polygon>"), ji = /* @__PURE__ */ J("<div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"places\"></svg></div>"), Mi = /* @__PURE__ */ J("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ni = /* @__PURE__ */ J("<!> <!>", 1), Pi = /* @__PURE__ */ J("<pre class=\"letters\"> </pre>"), Fi = /* @__PURE__ */ J("<button> </button>"), Ii = /* @__PURE__ */ J("<span class=\"quiet\"> </span>"), Li = /* @__PURE__ */ J("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), Ri = /* @__PURE__ */ J("<div class=\"board\" role=\"group\"><!> <!></div>");
function zi(e, t) {
	We(t, !0);
	let n = vi(t, "marked", 19, () => []), r = vi(t, "last", 19, () => []), i = vi(t, "advised", 19, () => []), a = /* @__PURE__ */ M(Wt([])), o = /* @__PURE__ */ M(0), s = /* @__PURE__ */ M(null), c = Wt([]);
	fn(() => {
		t.scene, t.offers, N(a, [], !0), N(s, null);
	});
	let l = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), u = /* @__PURE__ */ A(() => G(a).length > 0 ? l(G(a)) : []), d = /* @__PURE__ */ A(() => new Set(G(s) === null ? n() : l([G(s)]).flatMap((e) => e.places))), f = /* @__PURE__ */ A(() => new Set(t.offers.flatMap((e) => e.places))), p = /* @__PURE__ */ A(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function m(e) {
		if (t.paint) return t.paint(e);
		if (G(a).includes(e)) {
			N(a, G(a).filter((t) => t !== e), !0);
			return;
		}
		let n = [...G(a), e], r = l(n);
		if (r.length === 0 && (n = [e], r = l(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...r.map((e) => e.places.length)), t = r.filter((t) => t.places.length === e);
			t.length === 1 && (r = t);
		}
		let [i, o] = r;
		i && !o ? (N(a, [], !0), t.choose(i)) : N(a, r.length > 0 ? n : [], !0);
	}
	function h(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => n.reduce((t, n) => t + n[e], 0) / Math.max(n.length, 1);
		return [r(0), r(1)];
	}
	let g = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1]
	};
	function _(e, [n, r]) {
		let i = h(e), a = e, o = Infinity;
		return t.scene.places.forEach((e, t) => {
			let s = h(t), [c, l] = [s[0] - i[0], s[1] - i[1]], u = c * n + l * r, d = u + 3 * (Math.abs(c * r) + Math.abs(l * n));
			u > 1 && d < o && ([a, o] = [t, d]);
		}), a;
	}
	function v(e, t) {
		let n = g[e.key];
		n ? (e.preventDefault(), N(o, _(t, n), !0), c[G(o)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), m(t)) : e.key === "Escape" && N(a, [], !0);
	}
	function y(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let a = t.offers.filter((t) => t.places.includes(e)), o = a.slice(0, 3).map((e) => e.name), s = a.length > 3 ? `, and ${a.length - 3} more` : "", c = `${r().includes(e) ? ", of the last move" : ""}${i().includes(e) ? ", advised" : ""}`;
		return a.length === 0 ? `${n}${c}: no move` : `${n}${c}: ${o.join(", ")}${s}`;
	}
	var b = Ri(), x = I(b), S = (e) => {
		var n = Ni(), l = L(n);
		{
			let e = /* @__PURE__ */ A(() => t.scene.places.length > 100);
			ki(l, {
				get large() {
					return G(e);
				},
				children: (e, n) => {
					var l = ji();
					let u;
					var h = I(l);
					zr(h, () => t.scene.svg, !0), D(h);
					var g = z(h, 2);
					Q(g, 21, () => t.scene.places, Ar, (e, n, l) => {
						var u = Ai();
						let h;
						hi(u, (e, t) => c[t] = e, (e) => c?.[e], () => [l]), B((e, t, n, r, i, a, o, s, c, l, d) => {
							$(u, "points", e), $(u, "tabindex", t), $(u, "aria-label", n), $(u, "aria-disabled", r), $(u, "aria-pressed", i), h = Yr(u, 0, "", null, h, {
								live: a,
								wins: o,
								picked: s,
								lit: c,
								last: l,
								advised: d
							});
						}, [
							() => G(n).outline.map((e) => e.join(",")).join(" "),
							() => l === Math.min(G(o), t.scene.places.length - 1) ? 0 : -1,
							() => y(l),
							() => !G(f).has(l) && !t.paint,
							() => G(a).includes(l),
							() => G(f).has(l) || t.paint,
							() => G(p).has(l) && !t.paint,
							() => G(a).includes(l),
							() => G(d).has(l) && !t.paint,
							() => r().includes(l),
							() => i().includes(l)
						]), K("click", u, () => m(l)), K("keydown", u, (e) => v(e, l)), cr("pointerenter", u, (e) => {
							N(s, l, !0), t.paint && e.buttons === 1 && t.paint(l);
						}), cr("pointerleave", u, () => N(s, null)), cr("focus", u, () => N(o, l, !0)), Y(e, u);
					}), D(g), D(l), B(() => {
						u = Zr(l, "", u, {
							"--ratio": t.scene.width / t.scene.height,
							"--natural": `${t.scene.width ?? ""}px`
						}), $(g, "viewBox", `0 0 ${t.scene.width ?? ""} ${t.scene.height ?? ""}`), $(g, "width", t.scene.width), $(g, "height", t.scene.height);
					}), Y(e, l);
				},
				$$slots: { default: !0 }
			});
		}
		var u = z(l, 2), h = (e) => {
			Y(e, Mi());
		};
		Z(u, (e) => {
			G(p).size > 0 && !t.paint && e(h);
		}), Y(e, n);
	}, ee = (e) => {
		var n = Pi(), r = R(n, !0);
		B(() => X(r, t.scene.letters)), Y(e, n);
	};
	Z(x, (e) => {
		t.scene.svg ? e(S) : e(ee, -1);
	});
	var te = z(x, 2), ne = (e) => {
		var n = Li(), r = z(I(n), 2);
		Q(r, 17, () => G(u).slice(0, 30), (e) => e.player + e.name, (e, n) => {
			var r = Fi(), i = R(r, !0);
			B((e) => {
				Yr(r, 1, `chip ${e ?? ""}`), X(i, G(n).name);
			}, [() => G(n).player.toLowerCase()]), K("click", r, () => t.choose(G(n))), Y(e, r);
		});
		var i = z(r, 2), a = (e) => {
			var t = Ii(), n = R(t);
			B(() => X(n, `and ${G(u).length - 30} more in the list`)), Y(e, t);
		};
		Z(i, (e) => {
			G(u).length > 30 && e(a);
		}), D(n), Y(e, n);
	};
	Z(te, (e) => {
		G(u).length > 1 && e(ne);
	}), D(b), B(() => $(b, "aria-label", t.label)), Y(e, b), Ge();
}
lr(["click", "keydown"]);
// src/components/EditBoard.svelte
var Bi = /* @__PURE__ */ J("<span class=\"quiet\">Choose a vertex or an edge.</span>"), Vi = /* @__PURE__ */ J("<button class=\"chip\"> </button>"), Hi = /* @__PURE__ */ J("<span class=\"quiet\"> </span> <!>", 1), Ui = /* @__PURE__ */ J("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), Wi = /* @__PURE__ */ J("<!> <!>", 1);
function Gi(e, t) {
	We(t, !0);
	let n = vi(t, "marked", 19, () => []), r = /* @__PURE__ */ A(() => t.explored.scene.places.some((e) => e.edits.length > 0)), i = /* @__PURE__ */ M(null), a = /* @__PURE__ */ A(() => G(i) === null ? [] : t.explored.scene.places[G(i)]?.edits ?? []);
	fn(() => {
		t.explored, N(i, null);
	});
	let o = /* @__PURE__ */ A(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : G(r) ? (e) => N(i, e, !0) : void 0;
	});
	var s = Wi(), c = L(s);
	zi(c, {
		get scene() {
			return t.explored.scene;
		},
		get offers() {
			return t.offers;
		},
		get label() {
			return `The position ${t.explored.printed ?? ""}`;
		},
		get choose() {
			return t.choose;
		},
		get paint() {
			return G(o);
		},
		get marked() {
			return n();
		}
	});
	var l = z(c, 2), u = (e) => {
		var n = Ui(), r = I(n), o = (e) => {
			Y(e, Bi());
		}, s = (e) => {
			var n = Hi(), r = L(n), o = R(r);
			Q(z(r, 2), 17, () => G(a), (e) => e.name, (e, n) => {
				var r = Vi(), i = R(r, !0);
				B(() => X(i, G(n).name)), K("click", r, () => t.become(G(n).position)), Y(e, r);
			}), B(() => X(o, `${t.explored.scene.places[G(i)]?.name ?? ""}:`)), Y(e, n);
		};
		Z(r, (e) => {
			G(i) === null ? e(o) : e(s, -1);
		}), D(n), Y(e, n);
	};
	Z(l, (e) => {
		t.editing && G(r) && !t.explored.cells && e(u);
	}), Y(e, s), Ge();
}
lr(["click"]);
// src/components/EditTools.svelte
var Ki = /* @__PURE__ */ J("<button> </button>"), qi = /* @__PURE__ */ J("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), Ji = /* @__PURE__ */ J("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), Yi = /* @__PURE__ */ J("<button class=\"code\"> </button>"), Xi = /* @__PURE__ */ J("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), Zi = /* @__PURE__ */ J("<!> <!> <!>", 1);
function Qi(e, t) {
	We(t, !0);
	let n = vi(t, "editing", 15), r = vi(t, "brush", 15), i = /* @__PURE__ */ A(() => t.explored.cells?.signs ?? null), a = /* @__PURE__ */ A(() => t.explored.heaps), o = /* @__PURE__ */ A(() => G(i) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : G(a) ? "heaps" : null), s = (e) => t.edit({ heaps: { sizes: e } });
	var c = Zi(), l = L(c), u = (e) => {
		var t = Ki(), a = R(t);
		B(() => {
			$(t, "aria-pressed", n()), X(a, `Edit the ${G(o) ?? ""}`);
		}), K("click", t, () => {
			n(!n()), G(i) && !G(i).includes(r()) && r(G(i)[0] ?? ".");
		}), Y(e, t);
	};
	Z(l, (e) => {
		G(o) && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var t = Ji(), n = I(t);
		Q(n, 17, () => G(a), Ar, (e, t, n) => {
			var r = qi();
			ci(r), $(r, "aria-label", `Heap ${n + 1}`), B(() => li(r, G(t))), K("change", r, (e) => s(G(a).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), Y(e, r);
		});
		var r = z(n, 2);
		D(t), K("click", r, () => s([...G(a), 1])), Y(e, t);
	};
	Z(d, (e) => {
		n() && G(a) && e(f);
	});
	var p = z(d, 2), m = (e) => {
		var t = Xi();
		Q(t, 20, () => G(i), (e) => e, (e, t) => {
			var n = Yi(), i = R(n, !0);
			B(() => {
				$(n, "aria-pressed", r() === t), $(n, "aria-label", t === "." ? "empty cell" : `sign ${t}`), X(i, t);
			}), K("click", n, () => r(t)), Y(e, n);
		}), D(t), Y(e, t);
	};
	Z(p, (e) => {
		n() && G(i) && e(m);
	}), Y(e, c), Ge();
}
lr(["click", "change"]);
// src/lib/text.ts
var $i = new TextEncoder(), ea = new TextDecoder();
function ta(e, t) {
	return ea.decode($i.encode(e).slice(0, t)).length;
}
function na(e) {
	return e.split("`").map((e, t) => ({
		text: e,
		code: t % 2 == 1
	}));
}
var ra = {
	L: "Left wins, no matter who moves first",
	R: "Right wins, no matter who moves first",
	N: "The player who moves next wins",
	P: "The player who moves next loses",
	D: "A draw, no matter who moves first",
	NHat: "Left wins if she moves first; a draw if Right does",
	PHat: "Left wins if Right moves first; a draw if she does",
	NCheck: "Right wins if he moves first; a draw if Left does",
	PCheck: "Right wins if Left moves first; a draw if he does"
}, ia = {
	NHat: "N̂",
	PHat: "P̂",
	NCheck: "Ň",
	PCheck: "P̌"
};
function aa(e) {
	return e === null || e.file ? {
		start: null,
		end: null
	} : {
		start: e.start,
		end: e.end
	};
}
// src/components/OutcomeBadge.svelte
var oa = /* @__PURE__ */ J("<span class=\"meaning\"> </span>"), sa = /* @__PURE__ */ J("<span class=\"visually-hidden\"> </span>"), ca = /* @__PURE__ */ J("<span> </span><!>", 1);
function la(e, t) {
	We(t, !0);
	let n = vi(t, "words", 3, !1);
	var r = ca(), i = L(r), a = R(i, !0), o = z(i), s = (e) => {
		var n = oa(), r = R(n, !0);
		B(() => X(r, ra[t.outcome])), Y(e, n);
	}, c = (e) => {
		var n = sa(), r = R(n);
		B(() => X(r, `: ${ra[t.outcome] ?? ""}`)), Y(e, n);
	};
	Z(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), B((e) => {
		Yr(i, 1, `badge outcome-${e ?? ""}`), $(i, "title", ra[t.outcome]), X(a, ia[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), Y(e, r), Ge();
}
// src/lib/cells.ts
function ua(e, t) {
	let [n, r] = [da(e), da(t)];
	return n !== null && r !== null ? n - r : n !== null || r !== null ? n === null ? 1 : -1 : e.localeCompare(t, "en", { numeric: !0 });
}
function da(e) {
	let t = /^(-?\d+)(?:\/(\d+))?$/.exec(e.trim());
	return t ? Number(t[1]) / Number(t[2] ?? 1) : null;
}
function fa(e) {
	let t = (e) => /[",\r\n]/.test(e) ? `"${e.replaceAll("\"", "\"\"")}"` : e;
	return e.map((e) => `${e.map(t).join(",")}\r\n`).join("");
}
// src/lib/copied.svelte.ts
var pa = 1500, ma = class {
	#e = /* @__PURE__ */ M("");
	get what() {
		return G(this.#e);
	}
	set what(e) {
		N(this.#e, e, !0);
	}
	async copy(e, t = "it") {
		await navigator.clipboard.writeText(e), this.what = t, setTimeout(() => this.what = "", pa);
	}
}, ha = /* @__PURE__ */ J("<th><button class=\"plain\"> </button></th>"), ga = /* @__PURE__ */ J("<td> </td>"), _a = /* @__PURE__ */ J("<tr></tr>"), va = /* @__PURE__ */ J("<div class=\"cells\"><table><thead><tr></tr></thead><tbody></tbody></table> <button class=\"no-print\"> </button></div>");
function ya(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ M(null), r = new ma(), i = /* @__PURE__ */ A(() => Math.max(0, ...t.rows.map((e) => e.length))), a = /* @__PURE__ */ A(() => {
		if (!G(n)) return t.rows;
		let { column: e, isUp: r } = G(n);
		return [...t.rows].sort((t, n) => (r ? 1 : -1) * ua(t[e] ?? "", n[e] ?? ""));
	});
	function o(e) {
		G(n)?.column === e ? N(n, G(n).isUp ? {
			column: e,
			isUp: !1
		} : null, !0) : N(n, {
			column: e,
			isUp: !0
		}, !0);
	}
	var s = va(), c = I(s), l = I(c), u = I(l);
	Q(u, 21, () => ({ length: G(i) }), Ar, (e, t, r) => {
		let i = /* @__PURE__ */ A(() => G(n)?.column === r ? G(n).isUp ? "ascending" : "descending" : "none");
		var a = ha(), s = I(a);
		$(s, "aria-label", `Sort by column ${r + 1}`);
		var c = R(s);
		D(a), B(() => {
			$(a, "aria-sort", G(i)), X(c, `${r + 1}${G(i) === "ascending" ? " ▲" : G(i) === "descending" ? " ▼" : ""}`);
		}), K("click", s, () => o(r)), Y(e, a);
	}), D(u), D(l);
	var d = z(l);
	Q(d, 21, () => G(a), Ar, (e, t) => {
		var n = _a();
		Q(n, 21, () => ({ length: G(i) }), Ar, (e, n, r) => {
			var i = ga(), a = R(i, !0);
			B(() => X(a, G(t)[r] ?? "")), Y(e, i);
		}), D(n), Y(e, n);
	}), D(d), D(c);
	var f = z(c, 2), p = R(f, !0);
	D(s), B(() => X(p, r.what ? "Copied" : "Copy as CSV")), K("click", f, () => void r.copy(fa(G(a)))), Y(e, s), Ge();
}
lr(["click"]);
// src/components/Drawing.svelte
var ba = /* @__PURE__ */ J("<figure class=\"drawing\"></figure>");
function xa(e, t) {
	We(t, !0);
	var n = ba();
	zr(n, () => t.picture.picture, !0), D(n), B(() => $(n, "aria-label", t.picture.title)), Y(e, n), Ge();
}
// src/components/Value.svelte
var Sa = /* @__PURE__ */ J("<div class=\"math\"></div>"), Ca = /* @__PURE__ */ J("<pre class=\"printed\"> </pre>"), wa = /* @__PURE__ */ J("<pre class=\"lines\"> </pre>"), Ta = /* @__PURE__ */ J("<details class=\"as-text\"><summary>As text</summary><!></details>"), Ea = /* @__PURE__ */ J("<details><summary> </summary><!></details>"), Da = /* @__PURE__ */ J("<!> <!> <!>", 1);
function Oa(e, t) {
	We(t, !0);
	let n = (e) => {
		var n = yr(), r = L(n), i = (e) => {
			var n = Sa();
			zr(n, () => t.shown.mathml, !0), D(n), Y(e, n);
		}, o = (e) => {
			var n = Ca(), r = R(n, !0);
			B(() => X(r, t.shown.output)), Y(e, n);
		};
		Z(r, (e) => {
			G(a) && !t.shown.picture ? e(i) : e(o, -1);
		}), Y(e, n);
	}, r = vi(t, "fold", 3, !1), i = /* @__PURE__ */ A(() => r() && (t.shown.output?.length ?? 0) > 90), a = /* @__PURE__ */ A(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600);
	var o = Da(), s = L(o), c = (e) => {
		var n = wa(), r = R(n, !0);
		B(() => X(r, t.shown.lines)), Y(e, n);
	};
	Z(s, (e) => {
		t.shown.lines && e(c);
	});
	var l = z(s, 2), u = (e) => {
		xa(e, { get picture() {
			return t.shown.picture;
		} });
	};
	Z(l, (e) => {
		t.shown.picture && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var r = yr(), a = L(r), o = (e) => {
			ya(e, { get rows() {
				return t.shown.table;
			} });
		}, s = (e) => {
			var t = Ta(), r = z(I(t));
			n(r), D(t), Y(e, t);
		}, c = (e) => {
			var r = Ea(), i = I(r), a = R(i), o = z(i);
			n(o), D(r), B(() => X(a, `A value of ${t.shown.output.length ?? ""} signs`)), Y(e, r);
		}, l = (e) => {
			n(e);
		};
		Z(a, (e) => {
			t.shown.table ? e(o) : t.shown.picture ? e(s, 1) : G(i) ? e(c, 2) : e(l, -1);
		}), Y(e, r);
	};
	Z(d, (e) => {
		t.shown.output !== null && e(f);
	}), Y(e, o), Ge();
}
// src/components/Facts.svelte
var ka = /* @__PURE__ */ J("<p class=\"verdict\"><!></p>"), Aa = /* @__PURE__ */ J("<span class=\"math-text\"> </span>"), ja = /* @__PURE__ */ J("<dt>Value</dt> <dd><!></dd>", 1), Ma = /* @__PURE__ */ J("<dt>Value</dt><dd> </dd>", 1), Na = /* @__PURE__ */ J("<dt>Mean</dt><dd> </dd>", 1), Pa = /* @__PURE__ */ J("<dt>Temperature</dt><dd> </dd>", 1), Fa = /* @__PURE__ */ J("<dt>Misère</dt><dd><!></dd>", 1), Ia = /* @__PURE__ */ J("<dt>Wins in misère play</dt><dd> </dd>", 1), La = /* @__PURE__ */ J("<dt>Misère quotient</dt><dd>the element <span class=\"code\"> </span> </dd>", 1), Ra = /* @__PURE__ */ J("<!> <!>", 1), za = /* @__PURE__ */ J("<dt>Birthday</dt><dd> </dd>", 1), Ba = /* @__PURE__ */ J("<dt> </dt><dd><!></dd>", 1), Va = /* @__PURE__ */ J("<!> <!> <!> <!> <!> <!> <!> <!>", 1), Ha = /* @__PURE__ */ J("<!> <dl class=\"facts\"><!></dl>", 1);
function Ua(e, t) {
	We(t, !0);
	let n = vi(t, "extra", 19, () => []), r = vi(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ A(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = Ha(), o = L(a), s = (e) => {
		var t = ka();
		la(I(t), {
			get outcome() {
				return G(i);
			},
			words: !0
		}), D(t), Y(e, t);
	}, c = /* @__PURE__ */ A(() => G(i) && !r().has("winners"));
	Z(o, (e) => {
		G(c) && e(s);
	});
	var l = z(o, 2), u = I(l), d = (e) => {
		var i = Va(), a = L(i), o = (e) => {
			var n = ja(), r = z(L(n), 2), i = I(r), a = (e) => {
				Oa(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = Aa(), r = R(n, !0);
				B(() => X(r, t.analysis.value)), Y(e, n);
			};
			Z(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), D(r), Y(e, n);
		};
		Z(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = z(a, 2), c = (e) => {
			var n = Ma(), r = R(z(L(n)), !0);
			B(() => X(r, t.analysis.not_found)), Y(e, n);
		};
		Z(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = z(s, 2), u = (e) => {
			var n = Na(), r = R(z(L(n)), !0);
			B(() => X(r, t.analysis.mean)), Y(e, n);
		};
		Z(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = z(l, 2), f = (e) => {
			var n = Pa(), r = R(z(L(n)), !0);
			B(() => X(r, t.analysis.temperature)), Y(e, n);
		};
		Z(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = z(d, 2), m = (e) => {
			var n = Fa(), r = z(L(n));
			la(I(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), D(r), Y(e, n);
		}, h = /* @__PURE__ */ A(() => t.analysis.misere !== null && !r().has("winners"));
		Z(p, (e) => {
			G(h) && e(m);
		});
		var g = z(p, 2), _ = (e) => {
			let n = /* @__PURE__ */ A(() => t.analysis.misere_play);
			var r = Ra(), i = L(r), a = (e) => {
				var t = Ia(), r = R(z(L(t)));
				B((e) => X(r, `${e ?? ""}${G(n).left.length > 4 ? ", …" : ""}`), [() => G(n).left.slice(0, 4).join(", ")]), Y(e, t);
			};
			Z(i, (e) => {
				G(n).left.length > 0 && e(a);
			});
			var o = z(i, 2), s = (e) => {
				var t = La(), r = z(L(t)), i = z(I(r)), a = R(i, !0), o = z(i);
				D(r), B(() => {
					X(a, G(n).element.element), X(o, ` of ${G(n).element.order ?? ""}, of which ${G(n).element.lost ?? ""} are in P`);
				}), Y(e, t);
			};
			Z(o, (e) => {
				G(n).element && e(s);
			}), Y(e, r);
		}, v = /* @__PURE__ */ A(() => t.analysis.misere_play && !r().has("winners"));
		Z(g, (e) => {
			G(v) && e(_);
		});
		var y = z(g, 2), b = (e) => {
			var n = za(), r = R(z(L(n)), !0);
			B(() => X(r, t.analysis.birthday)), Y(e, n);
		};
		Z(y, (e) => {
			t.analysis.birthday !== null && e(b);
		}), Q(z(y, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).shown;
			var i = Ba(), a = L(i), o = R(a, !0), s = z(a);
			Oa(I(s), { get shown() {
				return r();
			} }), D(s), B(() => X(o, n())), Y(e, i);
		}), Y(e, i);
	}, f = /* @__PURE__ */ A(() => t.analysis && !r().has("values"));
	Z(u, (e) => {
		G(f) && e(d);
	}), D(l), Y(e, a), Ge();
}
// src/components/Code.svelte
var Wa = /* @__PURE__ */ J("<code> </code>");
function Ga(e, t) {
	We(t, !0);
	var n = yr();
	Q(L(n), 17, () => na(t.text), Ar, (e, t) => {
		var n = yr(), r = L(n), i = (e) => {
			var n = Wa(), r = R(n, !0);
			B(() => X(r, G(t).text)), Y(e, n);
		}, a = (e) => {
			var n = vr();
			B(() => X(n, G(t).text)), Y(e, n);
		};
		Z(r, (e) => {
			G(t).code ? e(i) : e(a, -1);
		}), Y(e, n);
	}), Y(e, n), Ge();
}
// src/components/Mistake.svelte
var Ka = /* @__PURE__ */ J("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), qa = /* @__PURE__ */ J("<p class=\"hint\"><!></p>"), Ja = /* @__PURE__ */ J("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function Ya(e, t) {
	We(t, !0);
	let n = vi(t, "input", 3, ""), r = /* @__PURE__ */ A(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = aa(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = ta(n(), a) - ta(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = Ja(), a = I(i);
	Ga(I(a), { get text() {
		return t.trouble.message;
	} }), D(a);
	var o = z(a, 2), s = (e) => {
		var t = Ka(), n = I(t), i = R(n), a = z(n), o = z(a), s = R(o), c = R(z(o), !0);
		D(t), B((e) => {
			X(i, `${G(r).line ?? ""} | `), X(a, `${G(r).text ?? ""}
`), X(s, `${e ?? ""} | `), X(c, G(r).carets);
		}, [() => " ".repeat(String(G(r).line).length)]), Y(e, t);
	}, c = /* @__PURE__ */ A(() => G(r) && (n().includes("\n") || G(r).text.length > 0));
	Z(o, (e) => {
		G(c) && e(s);
	});
	var l = z(o, 2), u = (e) => {
		var n = qa();
		Ga(I(n), { get text() {
			return t.trouble.hint;
		} }), D(n), Y(e, n);
	};
	Z(l, (e) => {
		t.trouble.hint && e(u);
	}), D(i), Y(e, i), Ge();
}
// src/components/MoveList.svelte
var Xa = /* @__PURE__ */ J("<p class=\"quiet\">No move.</p>"), Za = /* @__PURE__ */ J("<span class=\"quiet\" title=\"So many moves lead to the same position but for a symmetry\"> </span>"), Qa = /* @__PURE__ */ J("<span class=\"move-value\"> </span>"), $a = /* @__PURE__ */ J("<span class=\"tag\">wins</span>"), eo = /* @__PURE__ */ J("<span class=\"tag faint\">best</span>"), to = /* @__PURE__ */ J("<li><button><span class=\"move-name\"> </span> <!> <!> <!> <!></button></li>"), no = /* @__PURE__ */ J("<button> </button>"), ro = /* @__PURE__ */ J("<button class=\"plain small\"> </button>"), io = /* @__PURE__ */ J("<ul></ul> <!> <!>", 1), ao = /* @__PURE__ */ J("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function oo(e, t) {
	We(t, !0);
	let n = vi(t, "mark", 3, () => {}), r = /* @__PURE__ */ M(!1), i = /* @__PURE__ */ M(!1), a = /* @__PURE__ */ A(() => t.rows.some((e) => e.like !== null)), o = /* @__PURE__ */ A(() => G(i) ? t.rows : t.rows.filter((e) => e.like === null)), s = /* @__PURE__ */ A(() => t.rows.reduce((e, t, n) => e.set(t.like ?? n, (e.get(t.like ?? n) ?? 0) + 1), /* @__PURE__ */ new Map())), c = (e) => G(i) ? 1 : G(s).get(t.rows.indexOf(e)) ?? 1, l = /* @__PURE__ */ A(() => G(r) ? G(o) : G(o).slice(0, 60)), u = /* @__PURE__ */ A(() => t.rows.some((e) => !e.best));
	var d = ao(), f = I(d), p = I(f), m = R(z(p), !0);
	D(f);
	var h = z(f, 2), g = (e) => {
		Y(e, Xa());
	}, _ = (e) => {
		var s = io(), d = L(s);
		Q(d, 21, () => G(l), Ar, (e, r) => {
			var i = to(), a = I(i);
			let o;
			var s = I(a), l = R(s, !0), d = z(s, 2), f = (e) => {
				var t = Za(), n = R(t);
				B((e) => X(n, `× ${e ?? ""}`), [() => c(G(r))]), Y(e, t);
			}, p = /* @__PURE__ */ A(() => c(G(r)) > 1);
			Z(d, (e) => {
				G(p) && e(f);
			});
			var m = z(d, 2), h = (e) => {
				var t = Qa(), n = R(t, !0);
				B((e) => X(n, e), [() => G(r).value.length > 40 ? `${G(r).value.slice(0, 38)}…` : G(r).value]), Y(e, t);
			};
			Z(m, (e) => {
				G(r).value !== void 0 && e(h);
			});
			var g = z(m, 2), _ = (e) => {
				la(e, { get outcome() {
					return G(r).outcome;
				} });
			};
			Z(g, (e) => {
				G(r).outcome && e(_);
			});
			var v = z(g, 2), y = (e) => {
				Y(e, $a());
			}, b = (e) => {
				Y(e, eo());
			};
			Z(v, (e) => {
				G(r).wins ? e(y) : G(r).best && G(u) && e(b, 1);
			}), D(a), D(i), B(() => {
				o = Yr(a, 1, "move", null, o, { wins: G(r).wins }), X(l, G(r).name);
			}), K("click", a, () => {
				n()([]), t.choose(G(r));
			}), cr("pointerenter", a, () => n()(G(r).places)), cr("pointerleave", a, () => n()([])), cr("focus", a, () => n()(G(r).places)), cr("blur", a, () => n()([])), Y(e, i);
		}), D(d);
		var f = z(d, 2), p = (e) => {
			var t = no(), n = R(t);
			B(() => X(n, `All ${G(o).length ?? ""}`)), K("click", t, () => N(r, !0)), Y(e, t);
		};
		Z(f, (e) => {
			G(o).length > G(l).length && e(p);
		});
		var m = z(f, 2), h = (e) => {
			var t = ro(), n = R(t, !0);
			B(() => {
				$(t, "aria-pressed", G(i)), X(n, G(i) ? "Moves that are alike once" : "Each move by itself");
			}), K("click", t, () => N(i, !G(i))), Y(e, t);
		};
		Z(m, (e) => {
			G(a) && e(h);
		}), Y(e, s);
	};
	Z(h, (e) => {
		t.rows.length === 0 ? e(g) : e(_, -1);
	}), D(d), B((e) => {
		Yr(d, 1, `moves ${e ?? ""}`), X(p, `${t.title ?? ""} `), X(m, t.rows.length);
	}, [() => t.player.toLowerCase()]), Y(e, d), Ge();
}
lr(["click"]);
// src/lib/rows.ts
var so = (e, t) => t === "P" || t === e[0];
function co(e, t, n, r) {
	let i = t === "Left" ? n?.left : n?.right, a = r?.turns.find((e) => e.first === t), o = a?.winning ? new Set(a.winning.map((e) => e.to)) : null;
	return e.map((n, r) => {
		let a = i?.length === e.length ? i[r] : void 0, s = a?.ends, c = s ? s.result === "win" : a ? so(t, a.outcome) : o?.has(n.to), l = a?.value ?? (s ? `${s.result}${s.moves === null ? "" : ` in ${s.moves}`}` : void 0);
		return {
			...n,
			player: t,
			wins: c,
			value: l,
			outcome: a?.outcome,
			best: a?.best
		};
	});
}
// src/widget/Widget.svelte
var lo = /* @__PURE__ */ J("<button> </button>"), uo = /* @__PURE__ */ J("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), fo = /* @__PURE__ */ J("<strong> </strong>"), po = /* @__PURE__ */ J("<span></span>"), mo = /* @__PURE__ */ J("<span class=\"obligation\"> </span>"), ho = /* @__PURE__ */ J("<!> <!>.", 1), go = /* @__PURE__ */ J("<progress aria-label=\"It is analysed\"></progress>"), _o = /* @__PURE__ */ J("<p class=\"quiet small\"> </p>"), vo = /* @__PURE__ */ J("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), yo = /* @__PURE__ */ J("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), bo = /* @__PURE__ */ J("<option> </option>"), xo = /* @__PURE__ */ J("<button>Let it move</button>"), So = /* @__PURE__ */ J("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function Co(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ M(!1), r = /* @__PURE__ */ M(""), i = /* @__PURE__ */ A(() => t.shared.shown), a = /* @__PURE__ */ A(() => G(i)?.explored ?? null), o = /* @__PURE__ */ A(() => G(i)?.player ?? "Left"), s = /* @__PURE__ */ A(() => G(i)?.line.length ?? 0), c = /* @__PURE__ */ A(() => !G(a) || !G(i) ? [] : co(G(o) === "Left" ? G(a).left : G(a).right, G(o), t.shared.play === "misere" ? null : G(i).analysis, G(i).solution)), l = /* @__PURE__ */ A(() => G(c).map((e) => {
		let { value: n, outcome: r, best: i, wins: a, ...o } = e;
		return {
			...o,
			...t.shared.values ? {
				value: n,
				outcome: r,
				best: i
			} : {},
			...t.shared.winning ? { wins: a } : {}
		};
	})), u = /* @__PURE__ */ A(() => G(o) === "Left" ? G(a)?.left_obligation : G(a)?.right_obligation), d = /* @__PURE__ */ A(() => t.shared.values || t.shared.winning || !G(a)?.scene.svg), f = /* @__PURE__ */ A(() => [
		{
			act: "undo",
			name: "Undo",
			can: G(s) > 0
		},
		{
			act: "redo",
			name: "Redo",
			can: (G(i)?.undone ?? 0) > 0
		},
		{
			act: "begin",
			name: "New game",
			can: G(s) + (G(i)?.undone ?? 0) > 0
		}
	]), p = (e) => t.shared.send({
		act: "move",
		name: e.name
	}), m = (e) => t.shared.send({
		act: "edit",
		edit: e
	});
	function h(e) {
		N(n, !1), t.shared.set("player", e);
	}
	function g(e) {
		(e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z" && (e.target instanceof HTMLInputElement && e.target.type === "number" || (e.preventDefault(), t.shared.send({ act: e.shiftKey ? "redo" : "undo" })));
	}
	var _ = yr(), v = L(_), y = (e) => {
		var _ = So(), v = I(_), y = I(v), b = (e) => {
			var t = uo();
			Q(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = lo(), i = R(r);
				B((e) => {
					Yr(r, 1, e), $(r, "aria-pressed", G(o) === t && !G(n)), X(i, `${t ?? ""} moves`);
				}, [() => Ur(t.toLowerCase())]), K("click", r, () => h(t)), Y(e, r);
			}), D(t), Y(e, t);
		};
		Z(y, (e) => {
			G(a).impartial || e(b);
		});
		var x = z(y, 2);
		Q(x, 17, () => G(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => G(n).act, i = () => G(n).name, a = () => G(n).can;
			var o = lo(), s = R(o, !0);
			B(() => {
				$(o, "aria-disabled", !a()), X(s, i());
			}), K("click", o, () => a() && t.shared.send({ act: r() })), Y(e, o);
		}), Qi(z(x, 2), {
			get explored() {
				return G(a);
			},
			edit: m,
			get editing() {
				return G(n);
			},
			set editing(e) {
				N(n, e, !0);
			},
			get brush() {
				return G(r);
			},
			set brush(e) {
				N(r, e, !0);
			}
		}), D(v);
		var S = z(v, 2), ee = I(S), te = I(ee);
		Gi(te, {
			get explored() {
				return G(a);
			},
			get offers() {
				return G(l);
			},
			choose: p,
			get editing() {
				return G(n);
			},
			get brush() {
				return G(r);
			},
			edit: m,
			become: (e) => t.shared.send({
				act: "become",
				position: e
			})
		});
		var ne = z(te, 2), re = I(ne), ie = (e) => {
			var t = fo(), n = R(t, !0);
			B(() => X(n, G(i).over)), Y(e, t);
		}, ae = (e) => {
			var t = ho(), n = L(t), r = (e) => {
				var t = po();
				B((e) => Yr(t, 1, `dot ${e ?? ""}`), [() => G(o).toLowerCase()]), Y(e, t);
			};
			Z(n, (e) => {
				G(a).impartial || e(r);
			});
			var i = z(n), s = z(i), c = (e) => {
				var t = mo(), n = R(t);
				B(() => X(n, `, and ${G(u) ?? ""}`)), Y(e, t);
			};
			Z(s, (e) => {
				G(u) && e(c);
			}), Ee(), B(() => X(i, ` ${(G(a).impartial ? "A player" : G(o)) ?? ""} is to move`)), Y(e, t);
		};
		Z(re, (e) => {
			G(i).over ? e(ie) : e(ae, -1);
		});
		var oe = z(re, 2), se = (e) => {
			Y(e, go());
		};
		Z(oe, (e) => {
			G(i).working && e(se);
		}), D(ne);
		var ce = z(ne, 2), le = (e) => {
			Ya(e, { get trouble() {
				return G(i).trouble;
			} });
		};
		Z(ce, (e) => {
			G(i).trouble && e(le);
		});
		var ue = z(ce, 2), de = (e) => {
			var t = _o(), n = R(t, !0);
			B((e) => X(n, e), [() => G(i).said.join(" ")]), Y(e, t);
		};
		Z(ue, (e) => {
			G(i).said.length > 0 && e(de);
		}), D(ee);
		var fe = z(ee, 2), pe = (e) => {
			var n = vo(), r = I(n), s = (e) => {
				Ua(e, {
					get analysis() {
						return G(i).analysis;
					},
					get solution() {
						return G(i).solution;
					},
					get value() {
						return G(i).value;
					}
				});
			};
			Z(r, (e) => {
				t.shared.values && e(s);
			});
			var u = z(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ A(() => G(a).impartial ? "Moves" : `${G(o)}'s moves`);
					oo(e, {
						get title() {
							return G(t);
						},
						get player() {
							return G(o);
						},
						get rows() {
							return G(l);
						},
						choose: p
					});
				}
			};
			Z(u, (e) => {
				G(c).length > 0 && e(d);
			}), D(n), Y(e, n);
		};
		Z(fe, (e) => {
			G(d) && e(pe);
		}), D(S);
		var me = z(S, 2), he = (e) => {
			var n = yo(), r = I(n);
			Q(z(r, 2), 17, () => G(i).line, Ar, (e, n, r) => {
				var i = lo(), a = R(i, !0);
				B((e) => {
					Yr(i, 1, `chip ${e ?? ""}`), $(i, "aria-current", r + 1 === G(s) ? "step" : void 0), X(a, G(n).name);
				}, [() => G(n).player.toLowerCase()]), K("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), Y(e, i);
			}), D(n), K("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), Y(e, n);
		};
		Z(me, (e) => {
			G(s) > 0 && e(he);
		});
		var ge = z(me, 2), C = I(ge), _e = z(I(C)), ve = I(_e);
		ve.value = ve.__value = "", Q(z(ve), 17, () => G(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).summary;
			var i = bo(), a = R(i, !0), o = {};
			B(() => {
				$(i, "title", r()), X(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), Y(e, i);
		}), D(_e);
		var ye;
		ti(_e), D(C);
		var be = z(C, 2), xe = (e) => {
			var n = xo();
			B(() => n.disabled = G(i).over !== null), K("click", n, () => t.shared.send({ act: "answer" })), Y(e, n);
		};
		Z(be, (e) => {
			t.shared.opponent && e(xe);
		});
		var Se = z(be, 2), Ce = I(Se);
		ci(Ce), Ee(), D(Se);
		var w = z(Se, 2), we = I(w);
		ci(we), Ee(), D(w);
		var T = z(w, 2), E = I(T);
		ci(E), Ee(), D(T), D(ge), D(_), B(() => {
			ye !== (ye = t.shared.opponent ?? "") && (_e.value = (_e.__value = ye) ?? "", ei(_e, ye)), ui(Ce, t.shared.values), ui(we, t.shared.winning), ui(E, t.shared.play === "misere");
		}), K("keydown", _, g), K("change", _e, (e) => t.shared.set("opponent", e.currentTarget.value || null)), K("change", Ce, (e) => t.shared.set("values", e.currentTarget.checked)), K("change", we, (e) => t.shared.set("winning", e.currentTarget.checked)), K("change", E, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), Y(e, _);
	};
	Z(v, (e) => {
		G(i) && G(a) && e(y);
	}), Y(e, _), Ge();
}
lr([
	"keydown",
	"click",
	"change"
]);
// src/widget/widget.css?inline
var wo = ":root,:host{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--page:#faf8f4;--card:#fff;--ink:#1d2329;--soft:#59626c;--line:#e2ddd3;--field:#fff;--accent:#0b5c8c;--accent-ink:#fff;--wash:#eef4f8;--warn:#a33b00;--warn-wash:#fdf1e8;--good:#0a6b4c;--good-wash:#e8f5ef;--next-ink:#6b3fa0;--left-ink:#075a8b;--right-ink:#a33b00;--shadow:0 1px 2px #281e0a0f, 0 4px 16px #281e0a0d;--main:#1d2329;--quiet:#666;--faint:#dedad2;--paper:#fff;--left:#0072b2;--right:#d55e00;--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a;--mono:ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;--sans:ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", Roboto, \"Liberation Sans\", \"DejaVu Sans\", sans-serif;--serif:ui-serif, Charter, \"Iowan Old Style\", \"Noto Serif\", Georgia, \"Liberation Serif\", \"DejaVu Serif\", serif}:root[data-theme=dark],:host([data-theme=dark]){--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--page:#14171a;--card:#1b1f23;--ink:#e6e4df;--soft:#a3abb3;--line:#32383e;--field:#15191c;--accent:#6db7e6;--accent-ink:#0d1a22;--wash:#1d2a33;--warn:#f3a26b;--warn-wash:#2e221a;--good:#5fd0a6;--good-wash:#17291f;--next-ink:#c3a4ee;--left-ink:#7cc3ee;--right-ink:#f3a26b;--shadow:0 1px 2px #0000004d;--main:#e6e4df;--quiet:#9aa2aa;--faint:#3a4148;--paper:#1b1f23;--left:#56b4e9;--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;--game5:#ececec}*,:before,:after{box-sizing:border-box}h1,h2,h3{font-family:var(--serif);text-wrap:balance;margin:0 0 .5rem;font-weight:600;line-height:1.25}h1{letter-spacing:-.01em;font-size:1.7rem}h2{margin-top:1.6rem;font-size:1.2rem}h3{font-size:1rem}p{margin:0 0 .8rem}a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}code,pre,kbd,.code{font-family:var(--mono);font-size:.9em}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}kbd{border:1px solid var(--line);background:var(--card);border-radius:4px;padding:0 .3em;font-size:.78em}.quiet{color:var(--soft)}.small{font-size:.875rem}.grow{flex:1}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}button,.button,summary{border:1px solid var(--line);background:var(--card);min-height:2.1rem;color:var(--ink);font:inherit;cursor:pointer;border-radius:8px;align-items:center;gap:.35rem;padding:.2rem .75rem;font-size:.9rem;line-height:1.3;text-decoration:none;display:inline-flex}button:hover,.button:hover,summary:hover{border-color:var(--soft)}button:disabled,button[aria-disabled=true]{color:var(--soft);opacity:.65;cursor:default}button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}button.plain{color:var(--soft);background:0 0;border-color:#0000;padding:.2rem .45rem}button.plain:hover:enabled{color:var(--ink);background:var(--wash)}button[aria-pressed=true]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.file input{opacity:0;width:1px;position:absolute}.file:focus-within{outline:2px solid var(--accent)}input,select,textarea{border:1px solid var(--line);background:var(--field);min-height:2.1rem;color:var(--ink);font:inherit;border-radius:8px;padding:.3rem .6rem;font-size:.95rem}input[type=checkbox]{width:1.05rem;height:1.05rem;min-height:0;accent-color:var(--accent);margin:0}::placeholder{color:var(--soft);opacity:1}input.code{font-family:var(--mono);font-size:.88rem}.row{gap:.5rem;display:flex}.row input{flex:1;min-width:0}.inline{gap:.5rem;display:flex}.inline-label{color:var(--soft);align-items:center;gap:.5rem;font-size:.9rem;display:inline-flex}progress{width:6rem;height:.4rem;accent-color:var(--accent)}.note{border:1px solid var(--line);border-left:3px solid var(--accent);background:var(--card);border-radius:8px;padding:.5rem .9rem;font-size:.93rem}.note button{margin-left:.5rem}.tools-row{flex-wrap:wrap;align-items:center;gap:.5rem;margin:.8rem 0;display:flex}.toggle{display:inline-flex}.toggle button{border-radius:0;margin-left:-1px}.toggle button:first-child{border-radius:8px 0 0 8px;margin-left:0}.toggle button:last-child{border-radius:0 8px 8px 0}.toggle button.left[aria-pressed=true]{color:var(--left-ink);border-color:var(--left);z-index:1}.toggle button.right[aria-pressed=true]{color:var(--right-ink);border-color:var(--right);z-index:1}.math{padding:.35rem 0;font-size:1.3rem;overflow-x:auto}.math math{font-family:STIX Two Math,Latin Modern Math,Cambria Math,math,DejaVu Serif,serif}.printed,.lines,.reasons{padding:.25rem 0}.lines:is(pre){color:var(--soft)}.mistake-box{border-left:3px solid var(--warn);background:var(--warn-wash);border-radius:6px;margin:.3rem 0 .8rem;padding:.55rem .8rem;font-size:.93rem}.mistake-box p{margin:0}.mistake-box pre{white-space:pre;margin:.35rem 0;overflow-x:auto}.mistake-box .carets{color:var(--warn);font-weight:700}.mistake-box .hint{color:var(--soft)}.drawing{margin:.4rem 0}.drawing svg,.drawn svg{max-width:100%;height:auto;display:block}.badge{min-width:1.5rem;font:600 .82rem/1.5rem var(--mono);text-align:center;border:1px solid;border-radius:5px;padding:0 .35rem;display:inline-block}.outcome-l{color:var(--left-ink)}.outcome-r{color:var(--right-ink)}.outcome-n{color:var(--next-ink)}.outcome-p,.outcome-d{color:var(--soft)}.meaning{margin-left:.5rem}.facts dd:has(.meaning){align-items:baseline;display:flex}.lesson-bar{flex-wrap:wrap;align-items:center;gap:.6rem;display:flex}.lesson.slides{box-sizing:border-box;background:var(--page);flex-direction:column;max-width:none;min-height:80vh;font-size:1.5rem;display:flex}.lesson.slides:fullscreen{padding:2rem 4rem;overflow:auto}.lesson.slides p,.lesson.slides .question{max-width:60rem}.lesson.slides .cm-content,.lesson.slides .math,.lesson.slides input{font-size:1.4rem}.lesson.slides .pager{margin-top:auto}.lesson-list .done{color:var(--good)}.keep summary{min-height:1.5rem;color:var(--soft);padding:0 .5rem;font-size:.8rem}.as-text summary{color:var(--soft);font-size:.8rem}.start{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);align-items:center;gap:2.5rem;display:grid}.doors{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem;margin:1.5rem 0 0;padding:0;list-style:none;display:grid}.doors a{box-sizing:border-box;border:1px solid var(--line);background:var(--card);height:100%;color:var(--ink);border-radius:12px;gap:.25rem;padding:.9rem 1.1rem;text-decoration:none;display:grid}.doors a:hover{border-color:var(--accent)}.doors strong{color:var(--accent);font-size:1.1rem}.doors span{color:var(--soft);font-size:.92rem}@media (max-width:52rem){.start{grid-template-columns:minmax(0,1fr)}}.board{margin:.6rem 0}.board .picture{--scale:1;width:min(100%, calc(58vh * var(--ratio) + 1.3rem), calc(var(--natural) * var(--scale) + 1.3rem));border:1px solid var(--line);background:var(--card);box-shadow:var(--shadow);border-radius:12px;padding:.6rem;position:relative}:is(.main-column,.play,.start section)>.board .picture{--scale:4}.frame{position:relative}.frame-tools{justify-content:flex-end;gap:.2rem;min-height:1.9rem;margin-bottom:.2rem;display:flex}.frame-tools button{min-width:1.9rem}.view.zoomed{cursor:grab;max-height:78vh;overflow:auto}.view.held{cursor:grabbing}.grown{width:calc(100% * var(--zoom,1))}.view.zoomed .picture{width:100%}.frame.full{background:var(--page);padding:1rem;overflow:auto}.frame.full .view.zoomed{max-height:calc(100vh - 4.5rem)}.frame.full .view:not(.zoomed) .picture{width:min(100%, calc((100vh - 6rem) * var(--ratio) + 1.3rem));margin:0 auto}.board .drawn svg{width:100%}.board .places{width:calc(100% - 1.2rem);height:auto;position:absolute;top:.6rem;left:.6rem}.legend{align-items:center;gap:.4rem;margin:.4rem 0 0;font-size:.85rem;display:flex}.swatch{background:color-mix(in srgb, var(--good) 20%, transparent);border:1px solid var(--good);border-radius:3px;width:1rem;height:1rem}.verdict{align-items:baseline;margin:0 0 .8rem;font-size:1.15rem;font-weight:600;display:flex}.task{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin:.8rem 0;padding:.7rem .9rem}.end-card{border:2px solid var(--accent);background:var(--wash);border-radius:12px;margin:.6rem 0;padding:.9rem 1.1rem}.end-card h2{margin:0}.end-card p{margin:.4rem 0 0}.ladder{flex-wrap:wrap;align-items:center;gap:.35rem;margin:.4rem 0;display:flex}.ladder>span{min-width:8.5rem;font-size:.9rem}.chip.done{color:var(--good);border-color:var(--good)}.setup summary{cursor:pointer}.setup summary h2{margin:0;display:inline}.setup form{margin-top:.7rem}.task h2{margin:0 0 .4rem}.task p{margin:.5rem 0 0}.choices{flex-wrap:wrap;gap:.4rem;display:flex}.choices [aria-pressed=true]{border-color:var(--accent);background:var(--card)}.facts summary{cursor:pointer}.places polygon{fill:#0000;stroke:none;outline:none}.places polygon.live{cursor:pointer}.places polygon.wins{fill:color-mix(in srgb, var(--good) 20%, transparent)}.places polygon.lit{fill:color-mix(in srgb, var(--accent) 22%, transparent)}.places polygon.last{stroke:var(--accent);stroke-width:2px}.places polygon.advised{fill:color-mix(in srgb, var(--good) 45%, transparent);stroke:var(--good);stroke-width:2.5px}.places polygon.picked{fill:color-mix(in srgb, var(--accent) 40%, transparent)}.places polygon:focus-visible{stroke:var(--accent);stroke-width:3px}.letters{border:1px solid var(--line);background:var(--card);white-space:pre;border-radius:12px;padding:1rem;overflow-x:auto}.candidates{flex-wrap:wrap;align-items:center;gap:.4rem;margin-top:.6rem;display:flex}.chip{min-height:1.7rem;font:.84rem var(--mono);border-radius:999px;padding:.05rem .6rem}.chip.left{border-color:color-mix(in srgb, var(--left) 55%, var(--line))}.chip.right{border-color:color-mix(in srgb, var(--right) 55%, var(--line))}.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.lines:is(nav) ul{border-left:1px solid var(--line);margin:0;padding-left:1.1rem;list-style:none}.lines:is(nav)>ul{border:0;padding:0}.lines:is(nav) li{margin:.25rem 0;line-height:2.1}.move-columns{grid-template-columns:1fr 1fr;gap:1.2rem;margin-top:1rem;display:grid}.move-columns.single{grid-template-columns:1fr}.moves ul{gap:.25rem;margin:0;padding:0;list-style:none;display:grid}.moves.left h2{color:var(--left-ink)}.moves.right h2{color:var(--right-ink)}.single .moves h2{color:inherit}.single .moves ul,:is(.main-column,.known)>.moves ul{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.move{text-align:left;flex-wrap:wrap;gap:.2rem .6rem;width:100%;font-size:.88rem;display:flex}.move-name{font-family:var(--mono)}.move-value{color:var(--soft);font-family:var(--mono);margin-left:auto}.move.wins{background:var(--good-wash);border-color:color-mix(in srgb, var(--good) 45%, var(--line))}.tag{color:var(--good);font-size:.78rem}.tag.faint{color:var(--soft)}.panels,.setup,.record{border:1px solid var(--line);background:var(--card);border-radius:12px;margin-bottom:1rem;padding:1rem 1.1rem}.panels h2,.moves h2,.setup h2,.record h2{margin-top:0;font-size:1.05rem}.facts{grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.35rem 1rem;margin:0 0 1rem;display:grid}.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0;overflow-x:auto}.facts .math{padding:0;font-size:1.15rem}.math-text{font-family:var(--mono);overflow-wrap:anywhere;font-size:.92rem}.panels .drawing{margin-bottom:0}.panels button+h2{margin-top:1.1rem}.steps{margin-top:1rem}.steps summary h2{margin:0;display:inline}.steps h3{margin:.8rem 0 .2rem;font-size:1rem}.steps p{overflow-wrap:anywhere;margin:.25rem 0;font-size:.93rem}.wish{border-top:1px solid var(--line);margin-top:1rem;padding-top:.9rem}.wish label,.setup label{color:var(--soft);gap:.2rem;margin-bottom:.6rem;font-size:.88rem;display:grid}.wish label{display:block}.setup .check{color:var(--ink);align-items:center;gap:.5rem;display:flex}.setup .small{margin:-.4rem 0 .6rem}.obligation{border-left-color:var(--warn)}.turn-line{flex-wrap:wrap;align-items:center;gap:.4rem;min-height:2.2rem;margin:.5rem 0;display:flex}.turn-line .obligation{color:var(--warn)}.dot{border-radius:50%;width:.85rem;height:.85rem}.dot.left{background:var(--left)}.dot.right{border:3px solid var(--right)}.said{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin-bottom:1rem;padding:.7rem 1rem}.said h2{margin:0 0 .2rem;font-size:.95rem}.record ol{max-height:18rem;color:var(--soft);margin:0;padding:0;font-size:.85rem;list-style-position:inside;overflow-y:auto}.record li{margin:.2rem 0}.heap-sizes{flex-wrap:wrap;gap:.25rem;display:flex}.heap-sizes input{width:5.5em}:host{color:var(--ink);font:14px/1.5 var(--sans);display:block}.widget{padding:.2rem .4rem .4rem}.widget .tools-row{margin:.4rem 0}.table{flex-wrap:wrap;align-items:flex-start;gap:.6rem 1.6rem;display:flex}.play{max-width:100%}.known{flex:15rem;min-width:0;margin-top:.6rem}.known .moves ul{max-height:18rem;overflow-y:auto}.known .facts{margin-bottom:.7rem}.made{flex-wrap:wrap;gap:.25rem;display:flex}.widget .wishes{gap:.4rem 1.1rem}.wishes .inline-label{color:var(--ink)}";
// src/widget/main.ts
function To({ model: e, el: t }) {
	let n = document.createElement("div");
	n.className = "tweedle-board", n.setAttribute("data-lm-suppress-shortcuts", "true"), t.append(n);
	let r = n.attachShadow({ mode: "open" }), i = document.createElement("style");
	i.textContent = wo, r.append(i);
	let a = new Ti(e), o = wr(Co, {
		target: r,
		props: { shared: a }
	}), s = Ci(n);
	return () => {
		s(), a.leave(), Or(o), n.remove();
	};
}
var Eo = { render: To };
export { Eo as default };
