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
	return E(/* @__PURE__ */ Qt(T));
}
function D(e) {
	if (w) {
		if (/* @__PURE__ */ Qt(T) !== null) throw xe(), ge;
		T = e;
	}
}
function Ee(e = 1) {
	if (w) {
		for (var t = e, n = T; t--;) n = /* @__PURE__ */ Qt(n);
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
		var i = /* @__PURE__ */ Qt(n);
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
		for (var r of n) fn(r);
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
	Nn(null), Pn(null);
	try {
		return e();
	} finally {
		Nn(t), Pn(n);
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
				an(e, s);
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
		Promise.all(n.map((e) => /* @__PURE__ */ lt(e))).then(u).catch((e) => an(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), at());
	}) : f();
}
function it() {
	var e = U, t = H, n = O, r = j;
	return function(i = !0) {
		Pn(e), Nn(t), Ue(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function at(e = !0) {
	Pn(null), Nn(null), Ue(null), e && j?.deactivate();
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
	return hn(() => {
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
	}), un(() => {
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
	return In(t), t;
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
	if (!An && r !== null && e.v !== C && r.f & 24576) return be(), e.v;
	Pn(r);
	try {
		dt(e), t = Kn(e);
	} finally {
		Pn(n);
	}
	return t;
}
function pt(e) {
	var t = ft(e);
	!e.equals(t) && (e.wv = Un(), (!j?.is_fork || e.deps === null) && (j === null ? e.v = t : (j.capture(e, t, !0), _t?.capture(e, t, !0)), e.deps === null)) ? k(e, m) : An || (vt === null ? Qe(e) : (ln() || j?.is_fork) && vt.set(e, t));
}
function mt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && nt(() => {
		t.ac.abort(me), t.ac = null;
	}), t.fn !== null && (t.teardown = d), Yn(t, 0), bn(t));
}
function ht(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && Xn(t);
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
				a ? r.f ^= m : i & 4 ? t.push(r) : Wn(r) && (i & 16 && this.add_dirty_reaction(r, g), Xn(r));
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
		an(e, yt);
	}
}
var Ot = null;
function kt(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && Wn(r) && (Ot = /* @__PURE__ */ new Set(), Xn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Cn(r), Ot?.size > 0)) {
				Pt.clear();
				for (let e of Ot) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Ot.has(n) && (Ot.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || Xn(n);
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
	return In(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function Lt(e, t = !1, n = !0) {
	let r = It(e);
	return t || (r.equals = je), r;
}
function N(e, t, n = !1) {
	return H !== null && (!Mn || H.f & 131072) && qe() && H.f & 4325394 && (Fn === null || !Fn.has(e)) && Ve(), Bt(e, n ? Wt(t) : t, Ct);
}
var Rt = null, zt = 0;
function Bt(e, t, n = null) {
	if (!e.equals(t)) {
		An ? Pt.set(e, t) : Pt.has(e) || Pt.set(e, e.v);
		var r = Et.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && ft(t), vt === null && Qe(t);
		}
		e.wv = Un(), Rt = null, zt = 0, Ut(e, h, n), Rt = null, qe() && U !== null && U.f & 1024 && !(U.f & 96) && (Ln === null ? Rn([e]) : Ln.push(e)), !r.is_fork && Nt.size > 0 && !Ft && Vt();
	}
	return t;
}
function Vt() {
	Ft = !1;
	for (let e of Nt) {
		e.f & 1024 && k(e, g);
		let t;
		try {
			t = Wn(e);
		} catch {
			t = !0;
		}
		t && Xn(e);
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
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ M(0), u = null, d = Vn, f = (e) => {
		if (Vn === d) return e();
		var t = H, n = Vn;
		Nn(null), Hn(d);
		var r = e();
		return Nn(t), Hn(n), r;
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
				var c = K(o);
				return c === C ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = K(i);
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
			return (n !== void 0 || (U !== null || H !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ M(i ? Wt(e[t]) : C, u)), r.set(t, n)), K(n) === C) ? !1 : i;
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
			K(o);
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
var qt, Jt, Yt, Xt;
function Zt() {
	if (qt === void 0) {
		qt = window, Jt = /Firefox/.test(navigator.userAgent);
		var e = Element.prototype, t = Node.prototype, n = Text.prototype;
		Yt = a(t, "firstChild").get, Xt = a(t, "nextSibling").get, u(e) && (e[ue] = void 0, e[le] = null, e[de] = void 0, e.__e = void 0), u(n) && (n[fe] = void 0);
	}
}
function P(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function F(e) {
	return Yt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function Qt(e) {
	return Xt.call(e);
}
function I(e, t) {
	if (!w) return /* @__PURE__ */ F(e);
	var n = /* @__PURE__ */ F(T);
	if (n === null) n = T.appendChild(P());
	else if (t && n.nodeType !== 3) {
		var r = P();
		return n?.before(r), E(r), r;
	}
	return t && nn(n), E(n), n;
}
function L(e, t = !1) {
	if (!w) {
		var n = /* @__PURE__ */ F(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Qt(n) : n;
	}
	if (t) {
		if (T?.nodeType !== 3) {
			var r = P();
			return T?.before(r), E(r), r;
		}
		nn(T);
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
	for (var i; t--;) i = r, r = /* @__PURE__ */ Qt(r);
	if (!w) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = P();
			return r === null ? i?.after(a) : r.before(a), E(a), a;
		}
		nn(r);
	}
	return E(r), r;
}
function $t(e) {
	e.textContent = "";
}
function en() {
	return !1;
}
function tn(e, t, n) {
	return t == null || t === "http://www.w3.org/1999/xhtml" ? n ? document.createElement(e, { is: n }) : document.createElement(e) : n ? document.createElementNS(t, e, { is: n }) : document.createElementNS(t, e);
}
function nn(e) {
	if (e.nodeValue.length < 65536) return;
	let t = e.nextSibling;
	for (; t !== null && t.nodeType === 3;) t.remove(), e.nodeValue += t.nodeValue, t = e.nextSibling;
}
function rn(e) {
	var t = U;
	if (t === null) return H.f |= ie, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	an(e, t);
}
function an(e, t) {
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
function on(e) {
	U === null && (H === null && Ie(e), Fe()), An && Pe(e);
}
function sn(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function cn(e, t) {
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
			Xn(r);
		} catch (e) {
			throw V(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= x));
	}
	if (i !== null && (i.parent = n, n !== null && sn(i, n), H !== null && H.f & 2 && !(e & 64))) {
		var a = H;
		(a.effects ??= []).push(i);
	}
	return r;
}
function ln() {
	return H !== null && !Mn;
}
function un(e) {
	let t = cn(8, null);
	return k(t, m), t.teardown = e, t;
}
function dn(e) {
	on("$effect");
	var t = U.f;
	if (!H && t & 32 && O !== null && !O.i) {
		var n = O;
		(n.e ??= []).push(e);
	} else return fn(e);
}
function fn(e) {
	return cn(4 | ee, e);
}
function pn(e) {
	Et.ensure();
	let t = cn(64 | S, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? wn(t, () => {
			V(t), n(void 0);
		}) : (V(t), n(void 0));
	});
}
function mn(e) {
	return cn(4, e);
}
function hn(e) {
	return cn(re | S, e);
}
function gn(e, t = 0) {
	return cn(8 | t, e);
}
function B(e, t = [], n = [], r = []) {
	rt(r, t, n, (t) => {
		cn(8, () => {
			e(...t.map(K));
		});
	});
}
function _n(e, t = 0) {
	return cn(16 | t, e);
}
function vn(e) {
	return cn(32 | S, e);
}
function yn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = An, r = H;
		jn(!0), Nn(null);
		try {
			t.call(null);
		} catch (t) {
			an(t, e.parent);
		} finally {
			jn(n), Nn(r);
		}
	}
}
function bn(e, t = !1) {
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
function xn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || V(t), t = n;
	}
}
function V(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (Sn(e.nodes.start, e.nodes.end), n = !0), e.f |= b, bn(e, t && !n), Yn(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	yn(e), e.f ^= b, e.f |= v;
	var i = e.parent;
	i !== null && i.first !== null && Cn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function Sn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ Qt(e);
		e.remove(), e = n;
	}
}
function Cn(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function wn(e, t, n = !0) {
	var r = [];
	e.f |= 256, Tn(e, r, !0);
	var i = () => {
		n && V(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function Tn(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= _;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				Tn(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function En(e) {
	e.f &= -257, Dn(e, !0);
}
function Dn(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= _, e.f & 1024 || (k(e, h), Et.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			Dn(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function On(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : /* @__PURE__ */ Qt(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var kn = null, An = !1;
function jn(e) {
	An = e;
}
var H = null, Mn = !1;
function Nn(e) {
	H = e;
}
var U = null;
function Pn(e) {
	U = e;
}
var Fn = null;
function In(e) {
	H !== null && (H.f & 2097152 || H.f & 2) && (Fn ??= /* @__PURE__ */ new Set()).add(e);
}
var W = null, G = 0, Ln = null;
function Rn(e) {
	Ln = e;
}
var zn = 1, Bn = 0, Vn = Bn;
function Hn(e) {
	Vn = e;
}
function Un() {
	return ++zn;
}
function Wn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (Wn(a) && pt(a), a.wv > e.wv) return !0;
		}
		t & 512 && vt === null && k(e, m);
	}
	return !1;
}
function Gn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(Fn !== null && Fn.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? Gn(a, t, !1) : t === a && (n ? k(a, h) : a.f & 1024 && k(a, g), At(a));
	}
}
function Kn(e) {
	var t = W, n = G, r = Ln, i = H, a = Fn, o = O, s = Mn, c = Vn, l = e.f;
	W = null, G = 0, Ln = null, H = l & 96 ? null : e, Fn = null, Ue(e.ctx), Mn = !1, Vn = ++Bn, e.ac !== null && (nt(() => {
		e.ac.abort(me);
	}), e.ac = null);
	try {
		e.f |= ne;
		var u = e.fn, d = u();
		e.f |= y;
		var f = qn(e);
		if (qe() && Ln !== null && !Mn && f !== null && !(e.f & 6146)) for (var p = 0; p < Ln.length; p++) Gn(Ln[p], e);
		if (i !== null && i !== e) {
			if (Bn++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Bn;
			if (t !== null) for (let e of t) e.rv = Bn;
			Ln !== null && (r === null ? r = Ln : r.push(...Ln));
		}
		return e.f & 8388608 && (e.f ^= ie), d;
	} catch (t) {
		return qn(e), rn(t);
	} finally {
		e.f ^= ne, W = t, G = n, Ln = r, H = i, Fn = a, Ue(o), Mn = s, Vn = c;
	}
}
function qn(e) {
	var t = e.deps, n = j?.is_fork;
	if (W !== null) {
		var r;
		if (n || Yn(e, G), t !== null && G > 0) for (t.length = G + W.length, r = 0; r < W.length; r++) t[G + r] = W[r];
		else e.deps = t = W;
		if (ln() && e.f & 512) for (r = G; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && G < t.length && (Yn(e, G), t.length = G);
	return t;
}
function Jn(e, r) {
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
		}), mt(s), Yn(s, 0);
	}
}
function Yn(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) Jn(e, n[r]);
}
function Xn(e) {
	var t = e.f;
	if (!(t & 16384)) {
		k(e, m);
		var n = U;
		U = e;
		try {
			t & 16777232 ? xn(e) : bn(e), yn(e);
			var r = Kn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = zn;
		} finally {
			U = n;
		}
	}
}
function K(e) {
	var t = !!(e.f & 2);
	if (kn?.add(e), H !== null && !Mn && !(U !== null && U.f & 16384) && (Fn === null || !Fn.has(e))) {
		var r = H.deps;
		if (H.f & 2097152) e.rv < Bn && (e.rv = Bn, W === null && r !== null && r[G] === e ? G++ : W === null ? W = [e] : W.push(e));
		else {
			H.deps ??= [], n.call(H.deps, e) || H.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [H] : n.call(i, H) || i.push(H);
		}
	}
	if (An && Pt.has(e)) return Pt.get(e);
	if (t) {
		var a = e;
		if (An) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || Qn(a)) && (o = ft(a)), Pt.set(a, o), o;
		}
		var s = !(a.f & 512) && !Mn && H !== null && !!(H.f & 512), c = (a.f & y) === 0;
		Wn(a) && (s && (a.f |= 512), pt(a)), s && !c && (ht(a), Zn(a));
	}
	if (vt?.has(e)) return vt.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function Zn(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (ht(r), Zn(r));
	}
}
function Qn(e) {
	if (e.v === C) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Pt.has(t) || t.f & 2 && Qn(t)) return !0;
	return !1;
}
function $n(e) {
	var t = Mn;
	try {
		return Mn = !0, e();
	} finally {
		Mn = t;
	}
}
[.../* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split(".")];
var er = ["touchstart", "touchmove"];
function tr(e) {
	return er.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var nr = Symbol("events"), rr = /* @__PURE__ */ new Set(), ir = /* @__PURE__ */ new Set();
function ar(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || ur.call(t, e), !e.cancelBubble) return nt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Xe(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function or(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = ar(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && un(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function q(e, t, n) {
	(t[nr] ??= {})[e] = n;
}
function sr(e) {
	for (var t = 0; t < e.length; t++) rr.add(e[t]);
	for (var n of ir) n(e);
}
var cr = null, lr = !1;
function ur(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	cr = e, lr || (lr = !0, setTimeout(() => {
		lr = !1, cr = null;
	}));
	var s = 0, c = cr === e && e[nr];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[nr] = t;
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
		Nn(null), Pn(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[nr]?.[r];
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
			e[nr] = t, delete e.currentTarget, Nn(d), Pn(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var dr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function fr(e) {
	return dr?.createHTML(e) ?? e;
}
function pr(e) {
	var t = tn("template");
	return t.innerHTML = fr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function J(e, t) {
	var n = U;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
/*#__NO_SIDE_EFFECTS__*/
function Y(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (w) return J(T, null), T;
		i === void 0 && (i = pr(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ F(i)));
		var t = r || Jt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ F(t), s = t.lastChild;
			J(o, s);
		} else J(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function mr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (w) return J(T, null), T;
		if (!o) {
			var e = /* @__PURE__ */ F(pr(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ F(e);) o.appendChild(/* @__PURE__ */ F(e));
			else o = /* @__PURE__ */ F(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ F(t), r = t.lastChild;
			J(n, r);
		} else J(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function hr(e, t) {
	return /* @__PURE__ */ mr(e, t, "svg");
}
function gr(e = "") {
	if (!w) {
		var t = P(e + "");
		return J(t, t), t;
	}
	var n = T;
	return n.nodeType === 3 ? nn(n) : (n.before(n = P()), E(n)), J(n, n), n;
}
function _r() {
	if (w) return J(T, null), T;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = P();
	return e.append(t, n), J(t, n), e;
}
function X(e, t) {
	if (w) {
		var n = U;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = T), Te();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function vr(e) {
	let t = 0, n = It(0), r;
	return () => {
		ln() && (K(n), gn(() => (t === 0 && (r = $n(() => e(() => Ht(n)))), t += 1, () => {
			Xe(() => {
				--t, t === 0 && (r?.(), r = void 0, Ht(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var yr = x | S;
function br(e, t, n, r) {
	new xr(e, t, n, r);
}
var xr = class {
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
	#m = vr(() => (this.#p = It(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = U;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = U.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = _n(() => {
			if (w) {
				let e = Oe(this.#t);
				Te();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, yr), w && (this.#e = T);
	}
	#h() {
		try {
			this.#a = vn(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		Xe(r), t && (this.#s = vn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? Ce() : (t = !0, n && He(), this.#s !== null && wn(this.#s, () => {
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
					an(e, this.#i && this.#i.parent);
				}
			}
		};
	}
	#v() {
		return (this.#i.f & (v | b)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = vn(() => e(this.#e)), Xe(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = P(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return vn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							an(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(j)) : this.#u === 0 && (this.#e.before(e), this.#c = null, wn(this.#o, () => {
					this.#o = null;
				}), this.#x(j));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = vn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				On(this.#a, e);
				let t = this.#n.pending;
				this.#o = vn(() => t(this.#e));
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
		Pn(this.#i), Nn(this.#i), Ue(this.#i.ctx);
		try {
			return Et.ensure(), e();
		} finally {
			Pn(t), Nn(n), Ue(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && wn(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Xe(() => {
			this.#d = !1, this.#p && Bt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), K(this.#p);
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
					return vn(() => {
						var r = U;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return an(e, this.#i.parent), null;
				}
			}));
		};
		Xe(() => {
			if (!this.#v()) {
				var t;
				try {
					t = this.transform_error(e);
				} catch (e) {
					an(e, this.#i && this.#i.parent);
					return;
				}
				typeof t == "object" && t && typeof t.then == "function" ? t.then(n, (e) => an(e, this.#i && this.#i.parent)) : n(t);
			}
		});
	}
};
function Z(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[fe] ??= e.nodeValue) && (e[fe] = n, e.nodeValue = `${n}`);
}
function Sr(e, t) {
	return wr(e, t);
}
var Cr = /* @__PURE__ */ new Map();
function wr(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	Zt();
	var l = void 0, u = pn(() => {
		var s = n ?? t.appendChild(P());
		br(s, { pending: () => {} }, (t) => {
			We({});
			var n = O;
			if (o && (n.c = o), a && (i.$$events = a), w && J(t, null), l = e(t, i) || Ke(), w && (U.nodes.end = T, T === null || T.nodeType !== 8 || T.data !== "]")) throw xe(), ge;
			Ge();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = tr(r);
					for (let e of [t, document]) {
						var a = Cr.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), Cr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, ur, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(rr)), ir.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = Cr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, ur), r.delete(e), r.size === 0 && Cr.delete(n)) : r.set(e, i);
			}
			ir.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return Tr.set(l, u), l;
}
var Tr = /* @__PURE__ */ new WeakMap();
function Er(e, t) {
	let n = Tr.get(e);
	return n ? (Tr.delete(e), n(t)) : Promise.resolve();
}
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
var Dr = class {
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
			if (n) En(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (En(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
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
						On(r, t), t.append(P()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else V(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), wn(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (V(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = j, r = en();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = P();
				i.append(a), this.#n.set(e, {
					effect: vn(() => t(a)),
					fragment: i
				});
			} else this.#t.set(e, vn(() => t(this.anchor)));
		}
		if (this.#e.set(n, e), r) {
			for (let [t, r] of this.#t) t === e ? n.unskip_effect(r) : n.skip_effect(r);
			for (let [t, r] of this.#n) t === e ? n.unskip_effect(r.effect) : n.skip_effect(r.effect);
			n.oncommit(this.#a), n.ondiscard(this.#o);
		} else w && (this.anchor = T), this.#a(n);
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function Q(e, t, n = !1) {
	var r;
	w && (r = T, Te());
	var i = new Dr(e), a = n ? x : 0;
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
	_n(() => {
		var e = !1;
		t((t, n = 0) => {
			e = !0, o(n, t);
		}), e || o(-1, null);
	}, a);
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
function Or(e, t) {
	return t;
}
function kr(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		wn(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					Ar(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
				}
			} else --s;
		}, !1);
	}
	if (s === 0) {
		var l = i.length === 0 && n !== null && e.pending.size === 0;
		if (l) {
			var u = n, d = u.parentNode;
			$t(d), d.append(u), e.items.clear();
		}
		Ar(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: /* @__PURE__ */ new Set()
	}, (e.outrogroups ??= /* @__PURE__ */ new Set()).add(o);
}
function Ar(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = /* @__PURE__ */ new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= te, On(a, document.createDocumentFragment())) : V(t[i], n);
	}
}
var jr;
function Mr(t, n, i, a, o, s = null) {
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
			var t = K(f);
			_.fallback = d, Pr(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= te, Ir(d, null, c)) : En(d) : wn(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: _n(() => {
			var e = K(f), t = e.length;
			let r = !1;
			w && Oe(c) === "[!" != (t === 0) && (c = De(), E(c), we(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = j, v = en(), y = 0; y < t; y += 1) {
				w && T.nodeType === 8 && T.data === "]" && (c = T, r = !0, we(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && Bt(S.v, b), S.i && Bt(S.i, y), v && _.unskip_effect(S.e)) : (S = Fr(l, m ? c : jr ??= P(), b, x, y, o, n, i), m || (S.e.f |= te), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = vn(() => s(c)) : (d = vn(() => s(jr ??= P())), d.f |= te)), t > u.size && Ne("", "", ""), w && t > 0 && E(De()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && we(!0), K(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, w && (c = T);
}
function Nr(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function Pr(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = Nr(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (En(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= te, _ === l) Ir(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), Lr(e, d, _), Lr(e, _, y), Ir(_, y, n), d = _, p = [], m = [], l = Nr(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], ee = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) Ir(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					Lr(e, S.prev, ee.next), Lr(e, d, S), Lr(e, ee, b), l = b, d = ee, --v, p = [], m = [];
				} else u.delete(_), Ir(_, l, n), Lr(e, _.prev, _.next), Lr(e, _, d === null ? e.effect.first : d.next), Lr(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= /* @__PURE__ */ new Set()).add(l), m.push(l), l = Nr(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = Nr(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (Ar(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var ne = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || ne.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && ne.push(l), l = Nr(l.next);
		var re = ne.length;
		if (re > 0) {
			var ie = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < re; v += 1) ne[v].nodes?.a?.measure();
				for (v = 0; v < re; v += 1) ne[v].nodes?.a?.fix();
			}
			kr(e, ne, ie);
		}
	}
	o && Xe(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function Fr(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? It(n) : /* @__PURE__ */ Lt(n, !1, !1) : null, l = o & 2 ? It(i) : null;
	return {
		v: c,
		i: l,
		e: vn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function Ir(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ Qt(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function Lr(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
function Rr(e, t, n = !1, r = !1, i = !1, a = !1) {
	var o = e, s = "";
	if (n) {
		var c = e;
		w && (o = E(/* @__PURE__ */ F(c)));
	}
	B(() => {
		var e = U;
		if (s === (s = t() ?? "")) w && Te();
		else if (n && !w) e.nodes = null, c.innerHTML = s, s !== "" && J(/* @__PURE__ */ F(c), c.lastChild);
		else if (e.nodes !== null && (Sn(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (w) {
				for (var a = T.data, l = Te(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ Qt(l);
				if (l === null) throw xe(), ge;
				J(T, u), o = E(l);
			} else {
				var d = tn(r ? "svg" : i ? "math" : "template", r ? ve : i ? ye : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (J(/* @__PURE__ */ F(f), f.lastChild), r || i) for (; /* @__PURE__ */ F(f);) o.before(/* @__PURE__ */ F(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/clsx/dist/clsx.mjs
function zr(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = zr(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Br() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = zr(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Vr(e) {
	return typeof e == "object" ? Br(e) : e ?? "";
}
var Hr = [..." 	\n\r\f\xA0\v﻿"];
function Ur(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || Hr.includes(r[o - 1])) && (s === r.length || Hr.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function Wr(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function Gr(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function Kr(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(Gr)), i && c.push(...Object.keys(i).map(Gr));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = Gr(e.substring(l, u).trim());
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
		return r && (n += Wr(r)), i && (n += Wr(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function qr(e, t, n, r, i, a) {
	var o = e[ue];
	if (w || o !== n || o === void 0) {
		var s = Ur(n, r, a);
		w && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[ue] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function Jr(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function Yr(e, t, n, r) {
	var i = e[de];
	if (w || i !== t) {
		var a = Kr(t, r);
		w && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[de] = t;
	} else r && (Array.isArray(r) ? (Jr(e, n?.[0], r[0]), Jr(e, n?.[1], r[1], "important")) : Jr(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function Xr(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function Zr(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = ei(c);
			Xr(c, i ? a.includes(l) : Kt(l, r));
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
function Qr(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return Se();
		for (var i of t.options) i.selected = n.includes(ei(i));
	} else {
		for (i of t.options) if (Kt(ei(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function $r(e) {
	var t = new MutationObserver((t) => {
		t.every(ti) || ("__defaultValue" in e && Zr(e, !1), "__value" in e && Qr(e, e.__value));
	});
	t.observe(e, {
		childList: !0,
		subtree: !0,
		attributes: !0,
		attributeFilter: ["value"]
	}), un(() => {
		t.disconnect();
	});
}
function ei(e) {
	return "__value" in e ? e.__value : e.value;
}
function ti(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var ni = Symbol("is custom element"), ri = Symbol("is html"), ii = he ? "link" : "LINK", ai = he ? "progress" : "PROGRESS";
function oi(e) {
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
function si(e, t) {
	var n = li(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === ai) && (e.value = t ?? "");
}
function ci(e, t) {
	var n = li(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function $(e, t, n, r) {
	var i = li(e);
	if (!(w && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === ii))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[ce] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && di(e).has(t) ? e[t] = n : (!w || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function li(e) {
	return e[le] ??= {
		[ni]: e.nodeName.includes("-"),
		[ri]: e.namespaceURI === _e
	};
}
var ui = /* @__PURE__ */ new Map();
function di(e) {
	var t = e.getAttribute("is") || e.nodeName, n = ui.get(t);
	if (n) return n;
	ui.set(t, n = /* @__PURE__ */ new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function fi(e, t) {
	return e === t || e?.[ae] === t;
}
function pi(e = Ke(), t, n, r) {
	var i = O.r, a = U;
	return mn(() => {
		var o, s;
		return gn(() => {
			o = s, s = r?.() || [], $n(() => {
				fi(n(...s), e) || (t(e, ...s), o && fi(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && fi(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var mi = !1;
function hi(e) {
	var t = mi;
	try {
		return mi = !1, [e(), mi];
	} finally {
		mi = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
function gi(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ st(r), K(u)) : (l && (l = !1, c = s ? $n(r) : r), c);
	let f;
	if (o) {
		var p = ae in e || se in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = hi(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && Re(t), f(m)));
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
	o && K(y);
	var b = U;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? K(y) : i && o ? Wt(e) : e;
			return N(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return An && v || b.f & 16384 ? y.v : K(y);
	});
}
var _i = Object.assign(document.createElement("canvas"), {
	width: 1,
	height: 1
}).getContext("2d", { willReadFrequently: !0 });
function vi(e) {
	if (!_i) return null;
	_i.clearRect(0, 0, 1, 1), _i.fillStyle = e, _i.fillRect(0, 0, 1, 1);
	let [t = 0, n = 0, r = 0, i = 0] = _i.getImageData(0, 0, 1, 1).data;
	return i < 128 ? null : (.299 * t + .587 * n + .114 * r) / 255;
}
function yi(e) {
	for (let t = e; t; t = t.parentElement ?? bi(t)) {
		let e = vi(getComputedStyle(t).backgroundColor);
		if (e !== null) return e < .5;
	}
	return !1;
}
function bi(e) {
	let t = e.getRootNode();
	return t instanceof ShadowRoot ? t.host : null;
}
function xi(e) {
	let t = () => e.dataset.theme = yi(e) ? "dark" : "light", n = () => requestAnimationFrame(() => requestAnimationFrame(t));
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
var Si = [
	"values",
	"winning",
	"opponent",
	"play",
	"_shown"
], Ci = class {
	#e = /* @__PURE__ */ M(!0);
	get values() {
		return K(this.#e);
	}
	set values(e) {
		N(this.#e, e, !0);
	}
	#t = /* @__PURE__ */ M(!1);
	get winning() {
		return K(this.#t);
	}
	set winning(e) {
		N(this.#t, e, !0);
	}
	#n = /* @__PURE__ */ M(null);
	get opponent() {
		return K(this.#n);
	}
	set opponent(e) {
		N(this.#n, e, !0);
	}
	#r = /* @__PURE__ */ M("normal");
	get play() {
		return K(this.#r);
	}
	set play(e) {
		N(this.#r, e, !0);
	}
	#i = /* @__PURE__ */ M(null);
	get shown() {
		return K(this.#i);
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
		for (let t of Si) e.on(`change:${t}`, this.#o);
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
		for (let e of Si) this.#a.off(`change:${e}`, this.#o);
	}
};
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/components/Board.svelte
var wi = /* @__PURE__ */ hr("<polygon role=\"button\"></polygon>"), Ti = /* @__PURE__ */ Y("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ei = /* @__PURE__ */ Y("<div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"places\"></svg></div> <!>", 1), Di = /* @__PURE__ */ Y("<pre class=\"letters\"> </pre>"), Oi = /* @__PURE__ */ Y("<button> </button>"), ki = /* @__PURE__ */ Y("<span class=\"quiet\"> </span>"), Ai = /* @__PURE__ */ Y("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), ji = /* @__PURE__ */ Y("<div class=\"board\" role=\"group\"><!> <!></div>");
function Mi(e, t) {
	We(t, !0);
	let n = gi(t, "marked", 19, () => []), r = /* @__PURE__ */ M(Wt([])), i = /* @__PURE__ */ M(0), a = /* @__PURE__ */ M(null), o = Wt([]);
	dn(() => {
		t.scene, t.offers, N(r, [], !0), N(a, null);
	});
	let s = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), c = /* @__PURE__ */ A(() => K(r).length > 0 ? s(K(r)) : []), l = /* @__PURE__ */ A(() => new Set(K(a) === null ? n() : s([K(a)]).flatMap((e) => e.places))), u = /* @__PURE__ */ A(() => new Set(t.offers.flatMap((e) => e.places))), d = /* @__PURE__ */ A(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function f(e) {
		if (t.paint) return t.paint(e);
		if (K(r).includes(e)) {
			N(r, K(r).filter((t) => t !== e), !0);
			return;
		}
		let n = [...K(r), e], i = s(n);
		if (i.length === 0 && (n = [e], i = s(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...i.map((e) => e.places.length)), t = i.filter((t) => t.places.length === e);
			t.length === 1 && (i = t);
		}
		let [a, o] = i;
		a && !o ? (N(r, [], !0), t.choose(a)) : N(r, i.length > 0 ? n : [], !0);
	}
	function p(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => n.reduce((t, n) => t + n[e], 0) / Math.max(n.length, 1);
		return [r(0), r(1)];
	}
	let m = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1]
	};
	function h(e, [n, r]) {
		let i = p(e), a = e, o = Infinity;
		return t.scene.places.forEach((e, t) => {
			let s = p(t), [c, l] = [s[0] - i[0], s[1] - i[1]], u = c * n + l * r, d = u + 3 * (Math.abs(c * r) + Math.abs(l * n));
			u > 1 && d < o && ([a, o] = [t, d]);
		}), a;
	}
	function g(e, t) {
		let n = m[e.key];
		n ? (e.preventDefault(), N(i, h(t, n), !0), o[K(i)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), f(t)) : e.key === "Escape" && N(r, [], !0);
	}
	function _(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let r = t.offers.filter((t) => t.places.includes(e)), i = r.slice(0, 3).map((e) => e.name), a = r.length > 3 ? `, and ${r.length - 3} more` : "";
		return r.length === 0 ? `${n}: no move` : `${n}: ${i.join(", ")}${a}`;
	}
	var v = ji(), y = I(v), b = (e) => {
		var n = Ei(), s = L(n);
		let c;
		var p = I(s);
		Rr(p, () => t.scene.svg, !0), D(p);
		var m = z(p, 2);
		Mr(m, 21, () => t.scene.places, Or, (e, n, s) => {
			var c = wi();
			let p;
			pi(c, (e, t) => o[t] = e, (e) => o?.[e], () => [s]), B((e, t, n, r, i, a, o, s, l) => {
				$(c, "points", e), $(c, "tabindex", t), $(c, "aria-label", n), $(c, "aria-disabled", r), $(c, "aria-pressed", i), p = qr(c, 0, "", null, p, {
					live: a,
					wins: o,
					picked: s,
					lit: l
				});
			}, [
				() => K(n).outline.map((e) => e.join(",")).join(" "),
				() => s === Math.min(K(i), t.scene.places.length - 1) ? 0 : -1,
				() => _(s),
				() => !K(u).has(s) && !t.paint,
				() => K(r).includes(s),
				() => K(u).has(s) || t.paint,
				() => K(d).has(s) && !t.paint,
				() => K(r).includes(s),
				() => K(l).has(s) && !t.paint
			]), q("click", c, () => f(s)), q("keydown", c, (e) => g(e, s)), or("pointerenter", c, (e) => {
				N(a, s, !0), t.paint && e.buttons === 1 && t.paint(s);
			}), or("pointerleave", c, () => N(a, null)), or("focus", c, () => N(i, s, !0)), X(e, c);
		}), D(m), D(s);
		var h = z(s, 2), v = (e) => {
			X(e, Ti());
		};
		Q(h, (e) => {
			K(d).size > 0 && !t.paint && e(v);
		}), B(() => {
			c = Yr(s, "", c, {
				"--ratio": t.scene.width / t.scene.height,
				"--natural": `${t.scene.width ?? ""}px`
			}), $(m, "viewBox", `0 0 ${t.scene.width ?? ""} ${t.scene.height ?? ""}`), $(m, "width", t.scene.width), $(m, "height", t.scene.height);
		}), X(e, n);
	}, x = (e) => {
		var n = Di(), r = R(n, !0);
		B(() => Z(r, t.scene.letters)), X(e, n);
	};
	Q(y, (e) => {
		t.scene.svg ? e(b) : e(x, -1);
	});
	var S = z(y, 2), ee = (e) => {
		var n = Ai(), r = z(I(n), 2);
		Mr(r, 17, () => K(c).slice(0, 30), (e) => e.player + e.name, (e, n) => {
			var r = Oi(), i = R(r, !0);
			B((e) => {
				qr(r, 1, `chip ${e ?? ""}`), Z(i, K(n).name);
			}, [() => K(n).player.toLowerCase()]), q("click", r, () => t.choose(K(n))), X(e, r);
		});
		var i = z(r, 2), a = (e) => {
			var t = ki(), n = R(t);
			B(() => Z(n, `and ${K(c).length - 30} more in the list`)), X(e, t);
		};
		Q(i, (e) => {
			K(c).length > 30 && e(a);
		}), D(n), X(e, n);
	};
	Q(S, (e) => {
		K(c).length > 1 && e(ee);
	}), D(v), B(() => $(v, "aria-label", t.label)), X(e, v), Ge();
}
sr(["click", "keydown"]);
// src/components/EditBoard.svelte
var Ni = /* @__PURE__ */ Y("<span class=\"quiet\">Choose a vertex or an edge.</span>"), Pi = /* @__PURE__ */ Y("<button class=\"chip\"> </button>"), Fi = /* @__PURE__ */ Y("<span class=\"quiet\"> </span> <!>", 1), Ii = /* @__PURE__ */ Y("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), Li = /* @__PURE__ */ Y("<!> <!>", 1);
function Ri(e, t) {
	We(t, !0);
	let n = gi(t, "marked", 19, () => []), r = /* @__PURE__ */ A(() => t.explored.scene.places.some((e) => e.edits.length > 0)), i = /* @__PURE__ */ M(null), a = /* @__PURE__ */ A(() => K(i) === null ? [] : t.explored.scene.places[K(i)]?.edits ?? []);
	dn(() => {
		t.explored, N(i, null);
	});
	let o = /* @__PURE__ */ A(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : K(r) ? (e) => N(i, e, !0) : void 0;
	});
	var s = Li(), c = L(s);
	Mi(c, {
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
			return K(o);
		},
		get marked() {
			return n();
		}
	});
	var l = z(c, 2), u = (e) => {
		var n = Ii(), r = I(n), o = (e) => {
			X(e, Ni());
		}, s = (e) => {
			var n = Fi(), r = L(n), o = R(r);
			Mr(z(r, 2), 17, () => K(a), (e) => e.name, (e, n) => {
				var r = Pi(), i = R(r, !0);
				B(() => Z(i, K(n).name)), q("click", r, () => t.become(K(n).position)), X(e, r);
			}), B(() => Z(o, `${t.explored.scene.places[K(i)]?.name ?? ""}:`)), X(e, n);
		};
		Q(r, (e) => {
			K(i) === null ? e(o) : e(s, -1);
		}), D(n), X(e, n);
	};
	Q(l, (e) => {
		t.editing && K(r) && !t.explored.cells && e(u);
	}), X(e, s), Ge();
}
sr(["click"]);
// src/components/EditTools.svelte
var zi = /* @__PURE__ */ Y("<button> </button>"), Bi = /* @__PURE__ */ Y("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), Vi = /* @__PURE__ */ Y("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), Hi = /* @__PURE__ */ Y("<button class=\"code\"> </button>"), Ui = /* @__PURE__ */ Y("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), Wi = /* @__PURE__ */ Y("<!> <!> <!>", 1);
function Gi(e, t) {
	We(t, !0);
	let n = gi(t, "editing", 15), r = gi(t, "brush", 15), i = /* @__PURE__ */ A(() => t.explored.cells?.signs ?? null), a = /* @__PURE__ */ A(() => t.explored.heaps), o = /* @__PURE__ */ A(() => K(i) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : K(a) ? "heaps" : null), s = (e) => t.edit({ heaps: { sizes: e } });
	var c = Wi(), l = L(c), u = (e) => {
		var t = zi(), a = R(t);
		B(() => {
			$(t, "aria-pressed", n()), Z(a, `Edit the ${K(o) ?? ""}`);
		}), q("click", t, () => {
			n(!n()), K(i) && !K(i).includes(r()) && r(K(i)[0] ?? ".");
		}), X(e, t);
	};
	Q(l, (e) => {
		K(o) && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var t = Vi(), n = I(t);
		Mr(n, 17, () => K(a), Or, (e, t, n) => {
			var r = Bi();
			oi(r), $(r, "aria-label", `Heap ${n + 1}`), B(() => si(r, K(t))), q("change", r, (e) => s(K(a).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), X(e, r);
		});
		var r = z(n, 2);
		D(t), q("click", r, () => s([...K(a), 1])), X(e, t);
	};
	Q(d, (e) => {
		n() && K(a) && e(f);
	});
	var p = z(d, 2), m = (e) => {
		var t = Ui();
		Mr(t, 20, () => K(i), (e) => e, (e, t) => {
			var n = Hi(), i = R(n, !0);
			B(() => {
				$(n, "aria-pressed", r() === t), $(n, "aria-label", t === "." ? "empty cell" : `sign ${t}`), Z(i, t);
			}), q("click", n, () => r(t)), X(e, n);
		}), D(t), X(e, t);
	};
	Q(p, (e) => {
		n() && K(i) && e(m);
	}), X(e, c), Ge();
}
sr(["click", "change"]);
// src/lib/text.ts
var Ki = new TextEncoder(), qi = new TextDecoder();
function Ji(e, t) {
	return qi.decode(Ki.encode(e).slice(0, t)).length;
}
function Yi(e) {
	return e.split("`").map((e, t) => ({
		text: e,
		code: t % 2 == 1
	}));
}
var Xi = {
	L: "Left wins, no matter who moves first",
	R: "Right wins, no matter who moves first",
	N: "The player who moves next wins",
	P: "The player who moves next loses",
	D: "A draw, no matter who moves first",
	NHat: "Left wins if she moves first; a draw if Right does",
	PHat: "Left wins if Right moves first; a draw if she does",
	NCheck: "Right wins if he moves first; a draw if Left does",
	PCheck: "Right wins if Left moves first; a draw if he does"
}, Zi = {
	NHat: "N̂",
	PHat: "P̂",
	NCheck: "Ň",
	PCheck: "P̌"
};
function Qi(e) {
	return e === null || e.file ? {
		start: null,
		end: null
	} : {
		start: e.start,
		end: e.end
	};
}
// src/components/OutcomeBadge.svelte
var $i = /* @__PURE__ */ Y("<span class=\"meaning\"> </span>"), ea = /* @__PURE__ */ Y("<span class=\"visually-hidden\"> </span>"), ta = /* @__PURE__ */ Y("<span> </span><!>", 1);
function na(e, t) {
	We(t, !0);
	let n = gi(t, "words", 3, !1);
	var r = ta(), i = L(r), a = R(i, !0), o = z(i), s = (e) => {
		var n = $i(), r = R(n, !0);
		B(() => Z(r, Xi[t.outcome])), X(e, n);
	}, c = (e) => {
		var n = ea(), r = R(n);
		B(() => Z(r, `: ${Xi[t.outcome] ?? ""}`)), X(e, n);
	};
	Q(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), B((e) => {
		qr(i, 1, `badge outcome-${e ?? ""}`), $(i, "title", Xi[t.outcome]), Z(a, Zi[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), X(e, r), Ge();
}
// src/components/Drawing.svelte
var ra = /* @__PURE__ */ Y("<figure class=\"drawing\"></figure>");
function ia(e, t) {
	We(t, !0);
	var n = ra();
	Rr(n, () => t.picture.picture, !0), D(n), B(() => $(n, "aria-label", t.picture.title)), X(e, n), Ge();
}
// src/components/Value.svelte
var aa = /* @__PURE__ */ Y("<div class=\"math\"></div>"), oa = /* @__PURE__ */ Y("<pre class=\"printed\"> </pre>"), sa = /* @__PURE__ */ Y("<pre class=\"lines\"> </pre>"), ca = /* @__PURE__ */ Y("<details><summary> </summary><!></details>"), la = /* @__PURE__ */ Y("<!> <!> <!>", 1);
function ua(e, t) {
	We(t, !0);
	let n = (e) => {
		var n = _r(), r = L(n), i = (e) => {
			var n = aa();
			Rr(n, () => t.shown.mathml, !0), D(n), X(e, n);
		}, o = (e) => {
			var n = oa(), r = R(n, !0);
			B(() => Z(r, t.shown.output)), X(e, n);
		};
		Q(r, (e) => {
			K(a) && !t.shown.picture ? e(i) : e(o, -1);
		}), X(e, n);
	}, r = gi(t, "fold", 3, !1), i = /* @__PURE__ */ A(() => r() && (t.shown.output?.length ?? 0) > 90), a = /* @__PURE__ */ A(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600);
	var o = la(), s = L(o), c = (e) => {
		var n = sa(), r = R(n, !0);
		B(() => Z(r, t.shown.lines)), X(e, n);
	};
	Q(s, (e) => {
		t.shown.lines && e(c);
	});
	var l = z(s, 2), u = (e) => {
		ia(e, { get picture() {
			return t.shown.picture;
		} });
	};
	Q(l, (e) => {
		t.shown.picture && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var r = _r(), a = L(r), o = (e) => {
			var r = ca(), i = I(r), a = R(i), o = z(i);
			n(o), D(r), B(() => Z(a, `A value of ${t.shown.output.length ?? ""} signs`)), X(e, r);
		}, s = (e) => {
			n(e);
		};
		Q(a, (e) => {
			K(i) ? e(o) : e(s, -1);
		}), X(e, r);
	};
	Q(d, (e) => {
		t.shown.output !== null && e(f);
	}), X(e, o), Ge();
}
// src/components/Facts.svelte
var da = /* @__PURE__ */ Y("<p class=\"verdict\"><!></p>"), fa = /* @__PURE__ */ Y("<span class=\"math-text\"> </span>"), pa = /* @__PURE__ */ Y("<dt>Value</dt> <dd><!></dd>", 1), ma = /* @__PURE__ */ Y("<dt>Value</dt><dd> </dd>", 1), ha = /* @__PURE__ */ Y("<dt>Mean</dt><dd> </dd>", 1), ga = /* @__PURE__ */ Y("<dt>Temperature</dt><dd> </dd>", 1), _a = /* @__PURE__ */ Y("<dt>Misère</dt><dd><!></dd>", 1), va = /* @__PURE__ */ Y("<dt>Birthday</dt><dd> </dd>", 1), ya = /* @__PURE__ */ Y("<dt> </dt><dd><!></dd>", 1), ba = /* @__PURE__ */ Y("<!> <!> <!> <!> <!> <!> <!>", 1), xa = /* @__PURE__ */ Y("<!> <dl class=\"facts\"><!></dl>", 1);
function Sa(e, t) {
	We(t, !0);
	let n = gi(t, "extra", 19, () => []), r = gi(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ A(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = xa(), o = L(a), s = (e) => {
		var t = da();
		na(I(t), {
			get outcome() {
				return K(i);
			},
			words: !0
		}), D(t), X(e, t);
	}, c = /* @__PURE__ */ A(() => K(i) && !r().has("winners"));
	Q(o, (e) => {
		K(c) && e(s);
	});
	var l = z(o, 2), u = I(l), d = (e) => {
		var i = ba(), a = L(i), o = (e) => {
			var n = pa(), r = z(L(n), 2), i = I(r), a = (e) => {
				ua(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = fa(), r = R(n, !0);
				B(() => Z(r, t.analysis.value)), X(e, n);
			};
			Q(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), D(r), X(e, n);
		};
		Q(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = z(a, 2), c = (e) => {
			var n = ma(), r = R(z(L(n)), !0);
			B(() => Z(r, t.analysis.not_found)), X(e, n);
		};
		Q(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = z(s, 2), u = (e) => {
			var n = ha(), r = R(z(L(n)), !0);
			B(() => Z(r, t.analysis.mean)), X(e, n);
		};
		Q(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = z(l, 2), f = (e) => {
			var n = ga(), r = R(z(L(n)), !0);
			B(() => Z(r, t.analysis.temperature)), X(e, n);
		};
		Q(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = z(d, 2), m = (e) => {
			var n = _a(), r = z(L(n));
			na(I(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), D(r), X(e, n);
		}, h = /* @__PURE__ */ A(() => t.analysis.misere !== null && !r().has("winners"));
		Q(p, (e) => {
			K(h) && e(m);
		});
		var g = z(p, 2), _ = (e) => {
			var n = va(), r = R(z(L(n)), !0);
			B(() => Z(r, t.analysis.birthday)), X(e, n);
		};
		Q(g, (e) => {
			t.analysis.birthday !== null && e(_);
		}), Mr(z(g, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => K(t).name, r = () => K(t).shown;
			var i = ya(), a = L(i), o = R(a, !0), s = z(a);
			ua(I(s), { get shown() {
				return r();
			} }), D(s), B(() => Z(o, n())), X(e, i);
		}), X(e, i);
	}, f = /* @__PURE__ */ A(() => t.analysis && !r().has("values"));
	Q(u, (e) => {
		K(f) && e(d);
	}), D(l), X(e, a), Ge();
}
// src/components/Code.svelte
var Ca = /* @__PURE__ */ Y("<code> </code>");
function wa(e, t) {
	We(t, !0);
	var n = _r();
	Mr(L(n), 17, () => Yi(t.text), Or, (e, t) => {
		var n = _r(), r = L(n), i = (e) => {
			var n = Ca(), r = R(n, !0);
			B(() => Z(r, K(t).text)), X(e, n);
		}, a = (e) => {
			var n = gr();
			B(() => Z(n, K(t).text)), X(e, n);
		};
		Q(r, (e) => {
			K(t).code ? e(i) : e(a, -1);
		}), X(e, n);
	}), X(e, n), Ge();
}
// src/components/Mistake.svelte
var Ta = /* @__PURE__ */ Y("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), Ea = /* @__PURE__ */ Y("<p class=\"hint\"><!></p>"), Da = /* @__PURE__ */ Y("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function Oa(e, t) {
	We(t, !0);
	let n = gi(t, "input", 3, ""), r = /* @__PURE__ */ A(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = Qi(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = Ji(n(), a) - Ji(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = Da(), a = I(i);
	wa(I(a), { get text() {
		return t.trouble.message;
	} }), D(a);
	var o = z(a, 2), s = (e) => {
		var t = Ta(), n = I(t), i = R(n), a = z(n), o = z(a), s = R(o), c = R(z(o), !0);
		D(t), B((e) => {
			Z(i, `${K(r).line ?? ""} | `), Z(a, `${K(r).text ?? ""}
`), Z(s, `${e ?? ""} | `), Z(c, K(r).carets);
		}, [() => " ".repeat(String(K(r).line).length)]), X(e, t);
	}, c = /* @__PURE__ */ A(() => K(r) && (n().includes("\n") || K(r).text.length > 0));
	Q(o, (e) => {
		K(c) && e(s);
	});
	var l = z(o, 2), u = (e) => {
		var n = Ea();
		wa(I(n), { get text() {
			return t.trouble.hint;
		} }), D(n), X(e, n);
	};
	Q(l, (e) => {
		t.trouble.hint && e(u);
	}), D(i), X(e, i), Ge();
}
// src/components/MoveList.svelte
var ka = /* @__PURE__ */ Y("<p class=\"quiet\">No move.</p>"), Aa = /* @__PURE__ */ Y("<span class=\"move-value\"> </span>"), ja = /* @__PURE__ */ Y("<span class=\"tag\">wins</span>"), Ma = /* @__PURE__ */ Y("<span class=\"tag faint\">best</span>"), Na = /* @__PURE__ */ Y("<li><button><span class=\"move-name\"> </span> <!> <!> <!></button></li>"), Pa = /* @__PURE__ */ Y("<button> </button>"), Fa = /* @__PURE__ */ Y("<ul></ul> <!>", 1), Ia = /* @__PURE__ */ Y("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function La(e, t) {
	We(t, !0);
	let n = gi(t, "mark", 3, () => {}), r = /* @__PURE__ */ M(!1), i = /* @__PURE__ */ A(() => K(r) ? t.rows : t.rows.slice(0, 60)), a = /* @__PURE__ */ A(() => t.rows.some((e) => !e.best));
	var o = Ia(), s = I(o), c = I(s), l = R(z(c), !0);
	D(s);
	var u = z(s, 2), d = (e) => {
		X(e, ka());
	}, f = (e) => {
		var o = Fa(), s = L(o);
		Mr(s, 21, () => K(i), Or, (e, r) => {
			var i = Na(), o = I(i);
			let s;
			var c = I(o), l = R(c, !0), u = z(c, 2), d = (e) => {
				var t = Aa(), n = R(t, !0);
				B((e) => Z(n, e), [() => K(r).value.length > 40 ? `${K(r).value.slice(0, 38)}…` : K(r).value]), X(e, t);
			};
			Q(u, (e) => {
				K(r).value !== void 0 && e(d);
			});
			var f = z(u, 2), p = (e) => {
				na(e, { get outcome() {
					return K(r).outcome;
				} });
			};
			Q(f, (e) => {
				K(r).outcome && e(p);
			});
			var m = z(f, 2), h = (e) => {
				X(e, ja());
			}, g = (e) => {
				X(e, Ma());
			};
			Q(m, (e) => {
				K(r).wins ? e(h) : K(r).best && K(a) && e(g, 1);
			}), D(o), D(i), B(() => {
				s = qr(o, 1, "move", null, s, { wins: K(r).wins }), Z(l, K(r).name);
			}), q("click", o, () => {
				n()([]), t.choose(K(r));
			}), or("pointerenter", o, () => n()(K(r).places)), or("pointerleave", o, () => n()([])), or("focus", o, () => n()(K(r).places)), or("blur", o, () => n()([])), X(e, i);
		}), D(s);
		var c = z(s, 2), l = (e) => {
			var n = Pa(), i = R(n);
			B(() => Z(i, `All ${t.rows.length ?? ""}`)), q("click", n, () => N(r, !0)), X(e, n);
		};
		Q(c, (e) => {
			t.rows.length > K(i).length && e(l);
		}), X(e, o);
	};
	Q(u, (e) => {
		t.rows.length === 0 ? e(d) : e(f, -1);
	}), D(o), B((e) => {
		qr(o, 1, `moves ${e ?? ""}`), Z(c, `${t.title ?? ""} `), Z(l, t.rows.length);
	}, [() => t.player.toLowerCase()]), X(e, o), Ge();
}
sr(["click"]);
// src/lib/rows.ts
var Ra = (e, t) => t === "P" || t === e[0];
function za(e, t, n, r) {
	let i = t === "Left" ? n?.left : n?.right, a = r?.turns.find((e) => e.first === t), o = a?.winning ? new Set(a.winning.map((e) => e.to)) : null;
	return e.map((n, r) => {
		let a = i?.length === e.length ? i[r] : void 0, s = a?.ends, c = s ? s.result === "win" : a ? Ra(t, a.outcome) : o?.has(n.to), l = a?.value ?? (s ? `${s.result}${s.moves === null ? "" : ` in ${s.moves}`}` : void 0);
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
var Ba = /* @__PURE__ */ Y("<button> </button>"), Va = /* @__PURE__ */ Y("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), Ha = /* @__PURE__ */ Y("<strong> </strong>"), Ua = /* @__PURE__ */ Y("<span></span>"), Wa = /* @__PURE__ */ Y("<span class=\"obligation\"> </span>"), Ga = /* @__PURE__ */ Y("<!> <!>.", 1), Ka = /* @__PURE__ */ Y("<progress aria-label=\"It is analysed\"></progress>"), qa = /* @__PURE__ */ Y("<p class=\"quiet small\"> </p>"), Ja = /* @__PURE__ */ Y("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), Ya = /* @__PURE__ */ Y("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), Xa = /* @__PURE__ */ Y("<option> </option>"), Za = /* @__PURE__ */ Y("<button>Let it move</button>"), Qa = /* @__PURE__ */ Y("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function $a(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ M(!1), r = /* @__PURE__ */ M(""), i = /* @__PURE__ */ A(() => t.shared.shown), a = /* @__PURE__ */ A(() => K(i)?.explored ?? null), o = /* @__PURE__ */ A(() => K(i)?.player ?? "Left"), s = /* @__PURE__ */ A(() => K(i)?.line.length ?? 0), c = /* @__PURE__ */ A(() => !K(a) || !K(i) ? [] : za(K(o) === "Left" ? K(a).left : K(a).right, K(o), t.shared.play === "misere" ? null : K(i).analysis, K(i).solution)), l = /* @__PURE__ */ A(() => K(c).map((e) => {
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
	})), u = /* @__PURE__ */ A(() => K(o) === "Left" ? K(a)?.left_obligation : K(a)?.right_obligation), d = /* @__PURE__ */ A(() => t.shared.values || t.shared.winning || !K(a)?.scene.svg), f = /* @__PURE__ */ A(() => [
		{
			act: "undo",
			name: "Undo",
			can: K(s) > 0
		},
		{
			act: "redo",
			name: "Redo",
			can: (K(i)?.undone ?? 0) > 0
		},
		{
			act: "begin",
			name: "New game",
			can: K(s) + (K(i)?.undone ?? 0) > 0
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
	var _ = _r(), v = L(_), y = (e) => {
		var _ = Qa(), v = I(_), y = I(v), b = (e) => {
			var t = Va();
			Mr(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = Ba(), i = R(r);
				B((e) => {
					qr(r, 1, e), $(r, "aria-pressed", K(o) === t && !K(n)), Z(i, `${t ?? ""} moves`);
				}, [() => Vr(t.toLowerCase())]), q("click", r, () => h(t)), X(e, r);
			}), D(t), X(e, t);
		};
		Q(y, (e) => {
			K(a).impartial || e(b);
		});
		var x = z(y, 2);
		Mr(x, 17, () => K(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => K(n).act, i = () => K(n).name, a = () => K(n).can;
			var o = Ba(), s = R(o, !0);
			B(() => {
				$(o, "aria-disabled", !a()), Z(s, i());
			}), q("click", o, () => a() && t.shared.send({ act: r() })), X(e, o);
		}), Gi(z(x, 2), {
			get explored() {
				return K(a);
			},
			edit: m,
			get editing() {
				return K(n);
			},
			set editing(e) {
				N(n, e, !0);
			},
			get brush() {
				return K(r);
			},
			set brush(e) {
				N(r, e, !0);
			}
		}), D(v);
		var S = z(v, 2), ee = I(S), te = I(ee);
		Ri(te, {
			get explored() {
				return K(a);
			},
			get offers() {
				return K(l);
			},
			choose: p,
			get editing() {
				return K(n);
			},
			get brush() {
				return K(r);
			},
			edit: m,
			become: (e) => t.shared.send({
				act: "become",
				position: e
			})
		});
		var ne = z(te, 2), re = I(ne), ie = (e) => {
			var t = Ha(), n = R(t, !0);
			B(() => Z(n, K(i).over)), X(e, t);
		}, ae = (e) => {
			var t = Ga(), n = L(t), r = (e) => {
				var t = Ua();
				B((e) => qr(t, 1, `dot ${e ?? ""}`), [() => K(o).toLowerCase()]), X(e, t);
			};
			Q(n, (e) => {
				K(a).impartial || e(r);
			});
			var i = z(n), s = z(i), c = (e) => {
				var t = Wa(), n = R(t);
				B(() => Z(n, `, and ${K(u) ?? ""}`)), X(e, t);
			};
			Q(s, (e) => {
				K(u) && e(c);
			}), Ee(), B(() => Z(i, ` ${(K(a).impartial ? "A player" : K(o)) ?? ""} is to move`)), X(e, t);
		};
		Q(re, (e) => {
			K(i).over ? e(ie) : e(ae, -1);
		});
		var oe = z(re, 2), se = (e) => {
			X(e, Ka());
		};
		Q(oe, (e) => {
			K(i).working && e(se);
		}), D(ne);
		var ce = z(ne, 2), le = (e) => {
			Oa(e, { get trouble() {
				return K(i).trouble;
			} });
		};
		Q(ce, (e) => {
			K(i).trouble && e(le);
		});
		var ue = z(ce, 2), de = (e) => {
			var t = qa(), n = R(t, !0);
			B((e) => Z(n, e), [() => K(i).said.join(" ")]), X(e, t);
		};
		Q(ue, (e) => {
			K(i).said.length > 0 && e(de);
		}), D(ee);
		var fe = z(ee, 2), pe = (e) => {
			var n = Ja(), r = I(n), s = (e) => {
				Sa(e, {
					get analysis() {
						return K(i).analysis;
					},
					get solution() {
						return K(i).solution;
					},
					get value() {
						return K(i).value;
					}
				});
			};
			Q(r, (e) => {
				t.shared.values && e(s);
			});
			var u = z(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ A(() => K(a).impartial ? "Moves" : `${K(o)}'s moves`);
					La(e, {
						get title() {
							return K(t);
						},
						get player() {
							return K(o);
						},
						get rows() {
							return K(l);
						},
						choose: p
					});
				}
			};
			Q(u, (e) => {
				K(c).length > 0 && e(d);
			}), D(n), X(e, n);
		};
		Q(fe, (e) => {
			K(d) && e(pe);
		}), D(S);
		var me = z(S, 2), he = (e) => {
			var n = Ya(), r = I(n);
			Mr(z(r, 2), 17, () => K(i).line, Or, (e, n, r) => {
				var i = Ba(), a = R(i, !0);
				B((e) => {
					qr(i, 1, `chip ${e ?? ""}`), $(i, "aria-current", r + 1 === K(s) ? "step" : void 0), Z(a, K(n).name);
				}, [() => K(n).player.toLowerCase()]), q("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), X(e, i);
			}), D(n), q("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), X(e, n);
		};
		Q(me, (e) => {
			K(s) > 0 && e(he);
		});
		var ge = z(me, 2), C = I(ge), _e = z(I(C)), ve = I(_e);
		ve.value = ve.__value = "", Mr(z(ve), 17, () => K(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => K(t).name, r = () => K(t).summary;
			var i = Xa(), a = R(i, !0), o = {};
			B(() => {
				$(i, "title", r()), Z(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), X(e, i);
		}), D(_e);
		var ye;
		$r(_e), D(C);
		var be = z(C, 2), xe = (e) => {
			var n = Za();
			B(() => n.disabled = K(i).over !== null), q("click", n, () => t.shared.send({ act: "answer" })), X(e, n);
		};
		Q(be, (e) => {
			t.shared.opponent && e(xe);
		});
		var Se = z(be, 2), Ce = I(Se);
		oi(Ce), Ee(), D(Se);
		var w = z(Se, 2), we = I(w);
		oi(we), Ee(), D(w);
		var T = z(w, 2), E = I(T);
		oi(E), Ee(), D(T), D(ge), D(_), B(() => {
			ye !== (ye = t.shared.opponent ?? "") && (_e.value = (_e.__value = ye) ?? "", Qr(_e, ye)), ci(Ce, t.shared.values), ci(we, t.shared.winning), ci(E, t.shared.play === "misere");
		}), q("keydown", _, g), q("change", _e, (e) => t.shared.set("opponent", e.currentTarget.value || null)), q("change", Ce, (e) => t.shared.set("values", e.currentTarget.checked)), q("change", we, (e) => t.shared.set("winning", e.currentTarget.checked)), q("change", E, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), X(e, _);
	};
	Q(v, (e) => {
		K(i) && K(a) && e(y);
	}), X(e, _), Ge();
}
sr([
	"keydown",
	"click",
	"change"
]);
// src/widget/widget.css?inline
var eo = ":root,:host{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--page:#faf8f4;--card:#fff;--ink:#1d2329;--soft:#59626c;--line:#e2ddd3;--field:#fff;--accent:#0b5c8c;--accent-ink:#fff;--wash:#eef4f8;--warn:#a33b00;--warn-wash:#fdf1e8;--good:#0a6b4c;--good-wash:#e8f5ef;--next-ink:#6b3fa0;--left-ink:#075a8b;--right-ink:#a33b00;--shadow:0 1px 2px #281e0a0f, 0 4px 16px #281e0a0d;--main:#1d2329;--quiet:#666;--faint:#dedad2;--paper:#fff;--left:#0072b2;--right:#d55e00;--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a;--mono:ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;--sans:ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", Roboto, \"Liberation Sans\", \"DejaVu Sans\", sans-serif;--serif:ui-serif, Charter, \"Iowan Old Style\", \"Noto Serif\", Georgia, \"Liberation Serif\", \"DejaVu Serif\", serif}:root[data-theme=dark],:host([data-theme=dark]){--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--page:#14171a;--card:#1b1f23;--ink:#e6e4df;--soft:#a3abb3;--line:#32383e;--field:#15191c;--accent:#6db7e6;--accent-ink:#0d1a22;--wash:#1d2a33;--warn:#f3a26b;--warn-wash:#2e221a;--good:#5fd0a6;--good-wash:#17291f;--next-ink:#c3a4ee;--left-ink:#7cc3ee;--right-ink:#f3a26b;--shadow:0 1px 2px #0000004d;--main:#e6e4df;--quiet:#9aa2aa;--faint:#3a4148;--paper:#1b1f23;--left:#56b4e9;--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;--game5:#ececec}*,:before,:after{box-sizing:border-box}h1,h2,h3{font-family:var(--serif);text-wrap:balance;margin:0 0 .5rem;font-weight:600;line-height:1.25}h1{letter-spacing:-.01em;font-size:1.7rem}h2{margin-top:1.6rem;font-size:1.2rem}h3{font-size:1rem}p{margin:0 0 .8rem}a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}code,pre,kbd,.code{font-family:var(--mono);font-size:.9em}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}kbd{border:1px solid var(--line);background:var(--card);border-radius:4px;padding:0 .3em;font-size:.78em}.quiet{color:var(--soft)}.small{font-size:.875rem}.grow{flex:1}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}button,.button,summary{border:1px solid var(--line);background:var(--card);min-height:2.1rem;color:var(--ink);font:inherit;cursor:pointer;border-radius:8px;align-items:center;gap:.35rem;padding:.2rem .75rem;font-size:.9rem;line-height:1.3;text-decoration:none;display:inline-flex}button:hover,.button:hover,summary:hover{border-color:var(--soft)}button:disabled,button[aria-disabled=true]{color:var(--soft);opacity:.65;cursor:default}button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}button.plain{color:var(--soft);background:0 0;border-color:#0000;padding:.2rem .45rem}button.plain:hover:enabled{color:var(--ink);background:var(--wash)}button[aria-pressed=true]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.file input{opacity:0;width:1px;position:absolute}.file:focus-within{outline:2px solid var(--accent)}input,select,textarea{border:1px solid var(--line);background:var(--field);min-height:2.1rem;color:var(--ink);font:inherit;border-radius:8px;padding:.3rem .6rem;font-size:.95rem}input[type=checkbox]{width:1.05rem;height:1.05rem;min-height:0;accent-color:var(--accent);margin:0}::placeholder{color:var(--soft);opacity:1}input.code{font-family:var(--mono);font-size:.88rem}.row{gap:.5rem;display:flex}.row input{flex:1;min-width:0}.inline{gap:.5rem;display:flex}.inline-label{color:var(--soft);align-items:center;gap:.5rem;font-size:.9rem;display:inline-flex}progress{width:6rem;height:.4rem;accent-color:var(--accent)}.note{border:1px solid var(--line);border-left:3px solid var(--accent);background:var(--card);border-radius:8px;padding:.5rem .9rem;font-size:.93rem}.note button{margin-left:.5rem}.tools-row{flex-wrap:wrap;align-items:center;gap:.5rem;margin:.8rem 0;display:flex}.toggle{display:inline-flex}.toggle button{border-radius:0;margin-left:-1px}.toggle button:first-child{border-radius:8px 0 0 8px;margin-left:0}.toggle button:last-child{border-radius:0 8px 8px 0}.toggle button.left[aria-pressed=true]{color:var(--left-ink);border-color:var(--left);z-index:1}.toggle button.right[aria-pressed=true]{color:var(--right-ink);border-color:var(--right);z-index:1}.math{padding:.35rem 0;font-size:1.3rem;overflow-x:auto}.math math{font-family:STIX Two Math,Latin Modern Math,Cambria Math,math,DejaVu Serif,serif}.printed,.lines,.reasons{padding:.25rem 0}.lines:is(pre){color:var(--soft)}.mistake-box{border-left:3px solid var(--warn);background:var(--warn-wash);border-radius:6px;margin:.3rem 0 .8rem;padding:.55rem .8rem;font-size:.93rem}.mistake-box p{margin:0}.mistake-box pre{white-space:pre;margin:.35rem 0;overflow-x:auto}.mistake-box .carets{color:var(--warn);font-weight:700}.mistake-box .hint{color:var(--soft)}.drawing{margin:.4rem 0}.drawing svg,.drawn svg{max-width:100%;height:auto;display:block}.badge{min-width:1.5rem;font:600 .82rem/1.5rem var(--mono);text-align:center;border:1px solid;border-radius:5px;padding:0 .35rem;display:inline-block}.outcome-l{color:var(--left-ink)}.outcome-r{color:var(--right-ink)}.outcome-n{color:var(--next-ink)}.outcome-p,.outcome-d{color:var(--soft)}.meaning{margin-left:.5rem}.facts dd:has(.meaning){align-items:baseline;display:flex}.board{margin:.6rem 0}.board .picture{--scale:1;width:min(100%, calc(58vh * var(--ratio) + 1.3rem), calc(var(--natural) * var(--scale) + 1.3rem));border:1px solid var(--line);background:var(--card);box-shadow:var(--shadow);border-radius:12px;padding:.6rem;position:relative}:is(.main-column,.play)>.board .picture{--scale:4}.board .drawn svg{width:100%}.board .places{width:calc(100% - 1.2rem);height:auto;position:absolute;top:.6rem;left:.6rem}.legend{align-items:center;gap:.4rem;margin:.4rem 0 0;font-size:.85rem;display:flex}.swatch{background:color-mix(in srgb, var(--good) 20%, transparent);border:1px solid var(--good);border-radius:3px;width:1rem;height:1rem}.verdict{align-items:baseline;margin:0 0 .8rem;font-size:1.15rem;font-weight:600;display:flex}.task{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin:.8rem 0;padding:.7rem .9rem}.end-card{border:2px solid var(--accent);background:var(--wash);border-radius:12px;margin:.6rem 0;padding:.9rem 1.1rem}.end-card h2{margin:0}.end-card p{margin:.4rem 0 0}.setup summary{cursor:pointer}.setup summary h2{display:inline}.setup form{margin-top:.7rem}.task h2{margin:0 0 .4rem}.task p{margin:.5rem 0 0}.choices{flex-wrap:wrap;gap:.4rem;display:flex}.choices [aria-pressed=true]{border-color:var(--accent);background:var(--card)}.facts summary{cursor:pointer}.places polygon{fill:#0000;stroke:none;outline:none}.places polygon.live{cursor:pointer}.places polygon.wins{fill:color-mix(in srgb, var(--good) 20%, transparent)}.places polygon.lit{fill:color-mix(in srgb, var(--accent) 22%, transparent)}.places polygon.picked{fill:color-mix(in srgb, var(--accent) 40%, transparent)}.places polygon:focus-visible{stroke:var(--accent);stroke-width:3px}.letters{border:1px solid var(--line);background:var(--card);white-space:pre;border-radius:12px;padding:1rem;overflow-x:auto}.candidates{flex-wrap:wrap;align-items:center;gap:.4rem;margin-top:.6rem;display:flex}.chip{min-height:1.7rem;font:.84rem var(--mono);border-radius:999px;padding:.05rem .6rem}.chip.left{border-color:color-mix(in srgb, var(--left) 55%, var(--line))}.chip.right{border-color:color-mix(in srgb, var(--right) 55%, var(--line))}.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.lines:is(nav) ul{border-left:1px solid var(--line);margin:0;padding-left:1.1rem;list-style:none}.lines:is(nav)>ul{border:0;padding:0}.lines:is(nav) li{margin:.25rem 0;line-height:2.1}.move-columns{grid-template-columns:1fr 1fr;gap:1.2rem;margin-top:1rem;display:grid}.move-columns.single{grid-template-columns:1fr}.moves ul{gap:.25rem;margin:0;padding:0;list-style:none;display:grid}.moves.left h2{color:var(--left-ink)}.moves.right h2{color:var(--right-ink)}.single .moves h2{color:inherit}.single .moves ul,:is(.main-column,.known)>.moves ul{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.move{text-align:left;flex-wrap:wrap;gap:.2rem .6rem;width:100%;font-size:.88rem;display:flex}.move-name{font-family:var(--mono)}.move-value{color:var(--soft);font-family:var(--mono);margin-left:auto}.move.wins{background:var(--good-wash);border-color:color-mix(in srgb, var(--good) 45%, var(--line))}.tag{color:var(--good);font-size:.78rem}.tag.faint{color:var(--soft)}.panels,.setup,.record{border:1px solid var(--line);background:var(--card);border-radius:12px;margin-bottom:1rem;padding:1rem 1.1rem}.panels h2,.moves h2,.setup h2,.record h2{margin-top:0;font-size:1.05rem}.facts{grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.35rem 1rem;margin:0 0 1rem;display:grid}.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0;overflow-x:auto}.facts .math{padding:0;font-size:1.15rem}.math-text{font-family:var(--mono);overflow-wrap:anywhere;font-size:.92rem}.panels .drawing{margin-bottom:0}.panels button+h2{margin-top:1.1rem}.wish{border-top:1px solid var(--line);margin-top:1rem;padding-top:.9rem}.wish label,.setup label{color:var(--soft);gap:.2rem;margin-bottom:.6rem;font-size:.88rem;display:grid}.wish label{display:block}.setup .check{color:var(--ink);align-items:center;gap:.5rem;display:flex}.setup .small{margin:-.4rem 0 .6rem}.obligation{border-left-color:var(--warn)}.turn-line{flex-wrap:wrap;align-items:center;gap:.4rem;min-height:2.2rem;margin:.5rem 0;display:flex}.turn-line .obligation{color:var(--warn)}.dot{border-radius:50%;width:.85rem;height:.85rem}.dot.left{background:var(--left)}.dot.right{border:3px solid var(--right)}.said{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin-bottom:1rem;padding:.7rem 1rem}.said h2{margin:0 0 .2rem;font-size:.95rem}.record ol{max-height:18rem;color:var(--soft);margin:0;padding:0;font-size:.85rem;list-style-position:inside;overflow-y:auto}.record li{margin:.2rem 0}.heap-sizes{flex-wrap:wrap;gap:.25rem;display:flex}.heap-sizes input{width:5.5em}:host{color:var(--ink);font:14px/1.5 var(--sans);display:block}.widget{padding:.2rem .4rem .4rem}.widget .tools-row{margin:.4rem 0}.table{flex-wrap:wrap;align-items:flex-start;gap:.6rem 1.6rem;display:flex}.play{max-width:100%}.known{flex:15rem;min-width:0;margin-top:.6rem}.known .moves ul{max-height:18rem;overflow-y:auto}.known .facts{margin-bottom:.7rem}.made{flex-wrap:wrap;gap:.25rem;display:flex}.widget .wishes{gap:.4rem 1.1rem}.wishes .inline-label{color:var(--ink)}";
// src/widget/main.ts
function to({ model: e, el: t }) {
	let n = document.createElement("div");
	n.className = "tweedle-board", n.setAttribute("data-lm-suppress-shortcuts", "true"), t.append(n);
	let r = n.attachShadow({ mode: "open" }), i = document.createElement("style");
	i.textContent = eo, r.append(i);
	let a = new Ci(e), o = Sr($a, {
		target: r,
		props: { shared: a }
	}), s = xi(n);
	return () => {
		s(), a.leave(), Er(o), n.remove();
	};
}
var no = { render: to };
export { no as default };
