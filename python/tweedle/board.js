// node_modules/svelte/src/internal/shared/utils.js
var e = Array.isArray, t = Array.prototype.indexOf, n = Array.prototype.includes, r = Array.from, i = Object.defineProperty, a = Object.getOwnPropertyDescriptor, o = Object.getOwnPropertyDescriptors, s = Object.prototype, c = Array.prototype, l = Object.getPrototypeOf, u = Object.isExtensible;
function d(e) {
	return typeof e == "function";
}
var f = () => {};
function p(e) {
	for (var t = 0; t < e.length; t++) e[t]();
}
function m() {
	var e, t;
	return {
		promise: new Promise((n, r) => {
			e = n, t = r;
		}),
		resolve: e,
		reject: t
	};
}
var h = 1024, g = 2048, _ = 4096, v = 8192, y = 16384, b = 32768, x = 1 << 25, S = 65536, ee = 1 << 19, te = 1 << 20, ne = 1 << 25, re = 1 << 21, ie = 1 << 22, ae = 1 << 23, oe = Symbol("$state"), se = Symbol("component"), ce = Symbol("legacy props"), le = Symbol(""), ue = Symbol("attributes"), de = Symbol("class"), fe = Symbol("style"), pe = Symbol("text"), me = Symbol("form reset"), he = new class extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), ge = !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml"), _e = {}, C = Symbol("uninitialized"), ve = "http://www.w3.org/1999/xhtml", ye = "http://www.w3.org/2000/svg", be = "http://www.w3.org/1998/Math/MathML";
function xe() {
	console.warn("https://svelte.dev/e/derived_inert");
}
function Se(e) {
	console.warn("https://svelte.dev/e/hydration_mismatch");
}
function Ce() {
	console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function we() {
	console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
// node_modules/svelte/src/internal/client/dom/hydration.js
var w = !1;
function Te(e) {
	w = e;
}
var T;
function E(e) {
	if (e === null) throw Se(), _e;
	return T = e;
}
function Ee() {
	return E(/* @__PURE__ */ en(T));
}
function D(e) {
	if (w) {
		if (/* @__PURE__ */ en(T) !== null) throw Se(), _e;
		T = e;
	}
}
function De(e = 1) {
	if (w) {
		for (var t = e, n = T; t--;) n = /* @__PURE__ */ en(n);
		T = n;
	}
}
function Oe(e = !0) {
	for (var t = 0, n = T;;) {
		if (n.nodeType === 8) {
			var r = n.data;
			if (r === "]") {
				if (t === 0) return n;
				--t;
			} else (r === "[" || r === "[!" || r[0] === "[" && !isNaN(Number(r.slice(1)))) && (t += 1);
		}
		var i = /* @__PURE__ */ en(n);
		e && n.remove(), n = i;
	}
}
function ke(e) {
	if (!e || e.nodeType !== 8) throw Se(), _e;
	return e.data;
}
// node_modules/svelte/src/internal/client/reactivity/equality.js
function Ae(e) {
	return e === this.v;
}
function je(e, t) {
	return e == e ? e !== t || typeof e == "object" && !!e || typeof e == "function" : t == t;
}
function Me(e) {
	return !je(e, this.v);
}
// node_modules/svelte/src/internal/client/errors.js
function Ne() {
	throw Error("https://svelte.dev/e/async_derived_orphan");
}
function Pe(e, t, n) {
	throw Error("https://svelte.dev/e/each_key_duplicate");
}
function Fe(e) {
	throw Error("https://svelte.dev/e/effect_in_teardown");
}
function Ie() {
	throw Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Le(e) {
	throw Error("https://svelte.dev/e/effect_orphan");
}
function Re() {
	throw Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function ze(e) {
	throw Error("https://svelte.dev/e/props_invalid_value");
}
function Be() {
	throw Error("https://svelte.dev/e/state_descriptors_fixed");
}
function Ve() {
	throw Error("https://svelte.dev/e/state_prototype_fixed");
}
function He() {
	throw Error("https://svelte.dev/e/state_unsafe_mutation");
}
function Ue() {
	throw Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
// node_modules/svelte/src/internal/client/context.js
var O = null;
function We(e) {
	O = e;
}
function Ge(e, t = !1, n) {
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
function Ke(e) {
	var t = O, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) mn(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, O = t.p, qe(e);
}
function qe(e = {}) {
	return i(e, se, { value: !0 }), e;
}
function Je() {
	return !0;
}
// node_modules/svelte/src/internal/client/dom/task.js
var Ye = [];
function Xe() {
	var e = Ye;
	Ye = [], p(e);
}
function Ze(e) {
	if (Ye.length === 0 && !xt) {
		var t = Ye;
		queueMicrotask(() => {
			t === Ye && Xe();
		});
	}
	Ye.push(e);
}
// node_modules/svelte/src/internal/client/reactivity/status.js
var Qe = ~(g | _ | h);
function k(e, t) {
	e.f = e.f & Qe | t;
}
function $e(e) {
	e.f & 512 || e.deps === null ? k(e, h) : k(e, _);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
function et(e, t) {
	e.f & 2048 ? t.set(e, g) : e.f & 4096 && t.get(e) !== 2048 && t.set(e, _), k(e, h);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
var tt = !1;
function nt() {
	tt || (tt = !0, document.addEventListener("reset", (e) => {
		Promise.resolve().then(() => {
			if (!e.defaultPrevented) for (let t of e.target.elements) t[me]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function rt(e) {
	var t = H, n = U;
	Fn(null), In(null);
	try {
		return e();
	} finally {
		Fn(t), In(n);
	}
}
// node_modules/svelte/src/internal/client/reactivity/async.js
function it(e, t, n, r) {
	let i = Je() ? ct : dt;
	var a = e.filter((e) => !e.settled), o = t.map(i);
	if (n.length === 0 && a.length === 0) {
		r(o);
		return;
	}
	var s = U, c = at(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				sn(e, s);
			}
			ot();
		}
	}
	var d = st();
	if (n.length === 0) {
		l.then(() => u([])).finally(d);
		return;
	}
	function f() {
		Promise.all(n.map((e) => /* @__PURE__ */ ut(e))).then(u).catch((e) => sn(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), ot());
	}) : f();
}
function at() {
	var e = U, t = H, n = O, r = j;
	return function(i = !0) {
		In(e), Fn(t), We(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function ot(e = !0) {
	In(null), Fn(null), We(null), e && j?.deactivate();
}
function st() {
	var e = U, t = e.b, n = j, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
/*#__NO_SIDE_EFFECTS__*/
function ct(e) {
	var t = 2 | g;
	return U !== null && (U.f |= ee), {
		ctx: O,
		deps: null,
		effects: null,
		equals: Ae,
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
var lt = Symbol("obsolete");
/*#__NO_SIDE_EFFECTS__*/
function ut(e, t, n) {
	let r = U;
	r === null && Ne();
	var i = void 0, a = Lt(C), o = !H, s = /* @__PURE__ */ new Set();
	return _n(() => {
		var t = U, n = m();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== he && n.reject(e);
			}).finally(ot);
		} catch (e) {
			n.reject(e), ot();
		}
		var c = j;
		if (o) {
			if (t.f & 32768) var l = st();
			if (r.b?.is_rendered()) c.async_deriveds.get(t)?.reject(lt);
			else for (let e of s.values()) e.reject(lt);
			s.add(n), c.async_deriveds.set(t, n);
		}
		let u = (e, t = void 0) => {
			l?.(), s.delete(n), t !== lt && (c.activate(), t ? (a.f |= ae, Vt(a, t)) : (a.f & 8388608 && (a.f ^= ae), Vt(a, e)), c.deactivate());
		};
		n.promise.then(u, (e) => u(null, e || "unknown"));
	}), fn(() => {
		for (let e of s) e.reject(lt);
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
	let t = /* @__PURE__ */ ct(e);
	return Rn(t), t;
}
/*#__NO_SIDE_EFFECTS__*/
function dt(e) {
	let t = /* @__PURE__ */ ct(e);
	return t.equals = Me, t;
}
function ft(e) {
	var t = e.effects;
	if (t !== null) {
		e.effects = null;
		for (var n = 0; n < t.length; n += 1) V(t[n]);
	}
}
function pt(e) {
	var t, n = U, r = e.parent;
	if (!Mn && r !== null && e.v !== C && r.f & 24576) return xe(), e.v;
	In(r);
	try {
		ft(e), t = Yn(e);
	} finally {
		In(n);
	}
	return t;
}
function mt(e) {
	var t = pt(e);
	!e.equals(t) && (e.wv = Kn(), (!j?.is_fork || e.deps === null) && (j === null ? e.v = t : (j.capture(e, t, !0), vt?.capture(e, t, !0)), e.deps === null)) ? k(e, h) : Mn || (yt === null ? $e(e) : (dn() || j?.is_fork) && yt.set(e, t));
}
function ht(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && rt(() => {
		t.ac.abort(he), t.ac = null;
	}), t.fn !== null && (t.teardown = f), Qn(t, 0), Sn(t));
}
function gt(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && $n(t);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
var _t = null, j = null, vt = null, yt = null, bt = null, xt = !1, St = !1, Ct = null, wt = null, Tt = 0, Et = 1, Dt = class e {
	id = Et++;
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
		_t === null ? _t = this : (_t.next = this, this.prev = _t), _t = this;
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
			for (var r of n.d) k(r, g), t(r);
			for (r of n.m) k(r, _), t(r);
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
					t.f ^= h;
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
		for (var t = Ct = [], n = [], r = wt = []; this.#a.length > 0;) {
			Tt++ > 1e3 && (this.#b(), Ot());
			for (let e of this.#p()) try {
				this.#h(e, t, n);
			} catch (t) {
				throw Nt(e), this.#d() || this.discard(), t;
			}
		}
		if (j = null, r.length > 0) {
			var i = e.ensure();
			for (let e of r) i.schedule(e);
		}
		if (Ct = null, wt = null, this.#d()) {
			this.#y(n), this.#y(t);
			for (let [e, t] of this.#c) Mt(e, t);
			r.length > 0 && j.#m();
			return;
		}
		let a = this.#g();
		if (a) this.#y(n), this.#y(t), a.#v(this);
		else {
			this.#s.clear();
			for (let e of this.#e) e(this);
			this.#e.clear(), vt = this, At(n), At(t), vt = null, this.#i?.resolve();
			var o = j;
			this.#n === 0 && (this.#a.length === 0 || o !== null) && this.#b(), o !== null && (Ft.clear(), o.#m());
		}
	}
	#h(e, t, n) {
		e.f ^= h;
		for (var r = e.first; r !== null;) {
			var i = r.f, a = !!(i & 96);
			if (!(a && i & 1024 || i & 8192 || this.#c.has(r)) && r.fn !== null) {
				a ? r.f ^= h : i & 4 ? t.push(r) : qn(r) && (i & 16 && this.add_dirty_reaction(r, _), $n(r));
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
					r & 4194320 && !this.async_deriveds.has(i) && (this.#s.delete(i), k(i, g), this.schedule(i));
				}
			}
		};
		for (let e of this.current.keys()) t(e);
		this.oncommit(() => e.discard()), e.#b(), j = this, this.#m();
	}
	#y(e) {
		for (var t = 0; t < e.length; t += 1) et(e[t], this.#s);
	}
	capture(e, t, n = !1) {
		e.v !== C && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), yt?.set(e, t)), this.is_fork || (e.v = t);
	}
	activate() {
		j = this;
	}
	deactivate() {
		j = null, yt = null;
	}
	flush() {
		try {
			St = !0, j = this, this.#m();
		} finally {
			Tt = 0, bt = null, Ct = null, wt = null, St = !1, j = null, yt = null, Ft.clear();
		}
	}
	discard() {
		for (let e of this.#t) e(this);
		this.#t.clear();
		for (let e of this.async_deriveds.values()) e.reject(lt);
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
		this.#u || (this.#u = !0, Ze(() => {
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
		return (this.#i ??= m()).promise;
	}
	static ensure() {
		if (j === null) {
			let t = j = new e();
			!St && Ze(() => {
				t.started || t.flush();
			});
		}
		return j;
	}
	apply() {
		yt = null;
	}
	schedule(e) {
		bt = e, e.b?.is_pending && e.f & 16777228 && !(e.f & 32768) ? e.b.defer_effect(e) : this.#a.push(e);
	}
	#b() {
		if (this.linked) {
			var e = this.prev, t = this.next;
			e === null || (e.next = t), t === null ? _t = e : t.prev = e, this.linked = !1;
		}
	}
};
function Ot() {
	try {
		Re();
	} catch (e) {
		sn(e, bt);
	}
}
var kt = null;
function At(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && qn(r) && (kt = /* @__PURE__ */ new Set(), $n(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Tn(r), kt?.size > 0)) {
				Ft.clear();
				for (let e of kt) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) kt.has(n) && (kt.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || $n(n);
					}
				}
				kt.clear();
			}
		}
		kt = null;
	}
}
function jt(e) {
	j.schedule(e);
}
function Mt(e, t) {
	if (!(e.f & 32 && e.f & 1024)) {
		e.f & 2048 ? t.d.push(e) : e.f & 4096 && t.m.push(e), k(e, h);
		for (var n = e.first; n !== null;) Mt(n, t), n = n.next;
	}
}
function Nt(e) {
	k(e, h);
	for (var t = e.first; t !== null;) Nt(t), t = t.next;
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
var Pt = /* @__PURE__ */ new Set(), Ft = /* @__PURE__ */ new Map(), It = !1;
function Lt(e, t) {
	return {
		f: 0,
		v: e,
		reactions: null,
		equals: Ae,
		rv: 0,
		wv: 0
	};
}
/*#__NO_SIDE_EFFECTS__*/
function M(e, t) {
	let n = Lt(e, t);
	return Rn(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function Rt(e, t = !1, n = !0) {
	let r = Lt(e);
	return t || (r.equals = Me), r;
}
function N(e, t, n = !1) {
	return H !== null && (!Pn || H.f & 131072) && Je() && H.f & 4325394 && (Ln === null || !Ln.has(e)) && He(), Vt(e, n ? Gt(t) : t, wt);
}
var zt = null, Bt = 0;
function Vt(e, t, n = null) {
	if (!e.equals(t)) {
		Mn ? Ft.set(e, t) : Ft.has(e) || Ft.set(e, e.v);
		var r = Dt.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && pt(t), yt === null && $e(t);
		}
		e.wv = Kn(), zt = null, Bt = 0, Wt(e, g, n), zt = null, Je() && U !== null && U.f & 1024 && !(U.f & 96) && (Bn === null ? Vn([e]) : Bn.push(e)), !r.is_fork && Pt.size > 0 && !It && Ht();
	}
	return t;
}
function Ht() {
	It = !1;
	for (let e of Pt) {
		e.f & 1024 && k(e, _);
		let t;
		try {
			t = qn(e);
		} catch {
			t = !0;
		}
		t && $n(e);
	}
	Pt.clear();
}
function Ut(e) {
	N(e, e.v + 1);
}
function Wt(e, t, n) {
	var r = e.reactions;
	if (r !== null) {
		var i = Je(), a = r.length;
		if (Bt += a, Bt > 1e5 && zt === null && (zt = /* @__PURE__ */ new Set()), zt !== null) {
			if (zt.has(e)) return;
			zt.add(e);
		}
		for (var o = 0; o < a; o++) {
			var s = r[o], c = s.f;
			if (i || s !== U) {
				var l = (c & g) === 0;
				if (l && k(s, t), c & 131072) Pt.add(s);
				else if (c & 2) {
					var u = s;
					yt?.delete(u), Wt(u, _, n);
				} else if (l) {
					var d = s;
					c & 16 && kt !== null && kt.add(d), n === null ? jt(d) : n.push(d);
				}
			}
		}
	}
}
function Gt(t) {
	if (typeof t != "object" || !t || oe in t || se in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ M(0), u = null, d = Wn, f = (e) => {
		if (Wn === d) return e();
		var t = H, n = Wn;
		Fn(null), Gn(d);
		var r = e();
		return Fn(t), Gn(n), r;
	};
	return i && r.set("length", /* @__PURE__ */ M(t.length, u)), new Proxy(t, {
		defineProperty(e, t, n) {
			"value" in n && n.configurable !== !1 && n.enumerable !== !1 && n.writable !== !1 || Be();
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
					r.set(t, e), Ut(o);
				}
			} else N(n, C), Ut(o);
			return !0;
		},
		get(e, n, i) {
			if (n === oe) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => /* @__PURE__ */ M(Gt(s ? e[n] : C), u)), r.set(n, o)), o !== void 0) {
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
			if (t === oe) return !0;
			var n = r.get(t), i = n !== void 0 && n.v !== C || Reflect.has(e, t);
			return (n !== void 0 || (U !== null || H !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ M(i ? Gt(e[t]) : C, u)), r.set(t, n)), G(n) === C) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => /* @__PURE__ */ M(C, u)), r.set(d + "", p)) : N(p, C);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => /* @__PURE__ */ M(void 0, u)), N(c, Gt(n)), r.set(t, c));
			else {
				l = c.v !== C;
				var m = f(() => Gt(n));
				N(c, m);
			}
			var h = Reflect.getOwnPropertyDescriptor(e, t);
			if (h?.set && h.set.call(s, n), !l) {
				if (i && typeof t == "string") {
					var g = r.get("length"), _ = Number(t);
					Number.isInteger(_) && _ >= g.v && N(g, _ + 1);
				}
				Ut(o);
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
			Ve();
		}
	});
}
function Kt(e) {
	try {
		if (typeof e == "object" && e && oe in e) return e[oe];
	} catch {}
	return e;
}
function qt(e, t) {
	return Object.is(Kt(e), Kt(t));
}
var Jt, Yt, Xt, Zt, Qt;
function $t() {
	if (Jt === void 0) {
		Jt = window, Yt = document, Xt = /Firefox/.test(navigator.userAgent);
		var e = Element.prototype, t = Node.prototype, n = Text.prototype;
		Zt = a(t, "firstChild").get, Qt = a(t, "nextSibling").get, u(e) && (e[de] = void 0, e[ue] = null, e[fe] = void 0, e.__e = void 0), u(n) && (n[pe] = void 0);
	}
}
function P(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function F(e) {
	return Zt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function en(e) {
	return Qt.call(e);
}
function I(e, t) {
	if (!w) return /* @__PURE__ */ F(e);
	var n = /* @__PURE__ */ F(T);
	if (n === null) n = T.appendChild(P());
	else if (t && n.nodeType !== 3) {
		var r = P();
		return n?.before(r), E(r), r;
	}
	return t && an(n), E(n), n;
}
function L(e, t = !1) {
	if (!w) {
		var n = /* @__PURE__ */ F(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ en(n) : n;
	}
	if (t) {
		if (T?.nodeType !== 3) {
			var r = P();
			return T?.before(r), E(r), r;
		}
		an(T);
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
	for (var i; t--;) i = r, r = /* @__PURE__ */ en(r);
	if (!w) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = P();
			return r === null ? i?.after(a) : r.before(a), E(a), a;
		}
		an(r);
	}
	return E(r), r;
}
function tn(e) {
	e.textContent = "";
}
function nn() {
	return !1;
}
function rn(e, t, n) {
	return t == null || t === "http://www.w3.org/1999/xhtml" ? n ? document.createElement(e, { is: n }) : document.createElement(e) : n ? document.createElementNS(t, e, { is: n }) : document.createElementNS(t, e);
}
function an(e) {
	if (e.nodeValue.length < 65536) return;
	let t = e.nextSibling;
	for (; t !== null && t.nodeType === 3;) t.remove(), e.nodeValue += t.nodeValue, t = e.nextSibling;
}
function on(e) {
	var t = U;
	if (t === null) return H.f |= ae, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	sn(e, t);
}
function sn(e, t) {
	if (e === _e) throw e;
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
function cn(e) {
	U === null && (H === null && Le(e), Ie()), Mn && Fe(e);
}
function ln(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function un(e, t) {
	var n = U;
	n !== null && n.f & 8192 && (e |= v);
	var r = {
		ctx: O,
		deps: null,
		nodes: null,
		f: e | g | 512,
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
	if (e & 4) Ct === null ? Dt.ensure().schedule(r) : Ct.push(r);
	else if (t !== null) {
		try {
			$n(r);
		} catch (e) {
			throw V(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= S));
	}
	if (i !== null && (i.parent = n, n !== null && ln(i, n), H !== null && H.f & 2 && !(e & 64))) {
		var a = H;
		(a.effects ??= []).push(i);
	}
	return r;
}
function dn() {
	return H !== null && !Pn;
}
function fn(e) {
	let t = un(8, null);
	return k(t, h), t.teardown = e, t;
}
function pn(e) {
	cn("$effect");
	var t = U.f;
	if (!H && t & 32 && O !== null && !O.i) {
		var n = O;
		(n.e ??= []).push(e);
	} else return mn(e);
}
function mn(e) {
	return un(4 | te, e);
}
function hn(e) {
	Dt.ensure();
	let t = un(64 | ee, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? En(t, () => {
			V(t), n(void 0);
		}) : (V(t), n(void 0));
	});
}
function gn(e) {
	return un(4, e);
}
function _n(e) {
	return un(ie | ee, e);
}
function vn(e, t = 0) {
	return un(8 | t, e);
}
function B(e, t = [], n = [], r = []) {
	it(r, t, n, (t) => {
		un(8, () => {
			e(...t.map(G));
		});
	});
}
function yn(e, t = 0) {
	return un(16 | t, e);
}
function bn(e) {
	return un(32 | ee, e);
}
function xn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = Mn, r = H;
		Nn(!0), Fn(null);
		try {
			t.call(null);
		} catch (t) {
			sn(t, e.parent);
		} finally {
			Nn(n), Fn(r);
		}
	}
}
function Sn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && rt(() => {
			e.abort(he);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : V(n, t), n = r;
	}
}
function Cn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || V(t), t = n;
	}
}
function V(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (wn(e.nodes.start, e.nodes.end), n = !0), e.f |= x, Sn(e, t && !n), Qn(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	xn(e), e.f ^= x, e.f |= y;
	var i = e.parent;
	i !== null && i.first !== null && Tn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function wn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ en(e);
		e.remove(), e = n;
	}
}
function Tn(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function En(e, t, n = !0) {
	var r = [];
	e.f |= 256, Dn(e, r, !0);
	var i = () => {
		n && V(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function Dn(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= v;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				Dn(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function On(e) {
	e.f &= -257, kn(e, !0);
}
function kn(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= v, e.f & 1024 || (k(e, g), Dt.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			kn(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function An(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : /* @__PURE__ */ en(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var jn = null, Mn = !1;
function Nn(e) {
	Mn = e;
}
var H = null, Pn = !1;
function Fn(e) {
	H = e;
}
var U = null;
function In(e) {
	U = e;
}
var Ln = null;
function Rn(e) {
	H !== null && (H.f & 2097152 || H.f & 2) && (Ln ??= /* @__PURE__ */ new Set()).add(e);
}
var W = null, zn = 0, Bn = null;
function Vn(e) {
	Bn = e;
}
var Hn = 1, Un = 0, Wn = Un;
function Gn(e) {
	Wn = e;
}
function Kn() {
	return ++Hn;
}
function qn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (qn(a) && mt(a), a.wv > e.wv) return !0;
		}
		t & 512 && yt === null && k(e, h);
	}
	return !1;
}
function Jn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(Ln !== null && Ln.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? Jn(a, t, !1) : t === a && (n ? k(a, g) : a.f & 1024 && k(a, _), jt(a));
	}
}
function Yn(e) {
	var t = W, n = zn, r = Bn, i = H, a = Ln, o = O, s = Pn, c = Wn, l = e.f;
	W = null, zn = 0, Bn = null, H = l & 96 ? null : e, Ln = null, We(e.ctx), Pn = !1, Wn = ++Un, e.ac !== null && (rt(() => {
		e.ac.abort(he);
	}), e.ac = null);
	try {
		e.f |= re;
		var u = e.fn, d = u();
		e.f |= b;
		var f = Xn(e);
		if (Je() && Bn !== null && !Pn && f !== null && !(e.f & 6146)) for (var p = 0; p < Bn.length; p++) Jn(Bn[p], e);
		if (i !== null && i !== e) {
			if (Un++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Un;
			if (t !== null) for (let e of t) e.rv = Un;
			Bn !== null && (r === null ? r = Bn : r.push(...Bn));
		}
		return e.f & 8388608 && (e.f ^= ae), d;
	} catch (t) {
		return Xn(e), on(t);
	} finally {
		e.f ^= re, W = t, zn = n, Bn = r, H = i, Ln = a, We(o), Pn = s, Wn = c;
	}
}
function Xn(e) {
	var t = e.deps, n = j?.is_fork;
	if (W !== null) {
		var r;
		if (n || Qn(e, zn), t !== null && zn > 0) for (t.length = zn + W.length, r = 0; r < W.length; r++) t[zn + r] = W[r];
		else e.deps = t = W;
		if (dn() && e.f & 512) for (r = zn; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && zn < t.length && (Qn(e, zn), t.length = zn);
	return t;
}
function Zn(e, r) {
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
		s.f & 512 && (s.f ^= 512), s.v !== C && $e(s), s.ac !== null && rt(() => {
			s.ac.abort(he), s.ac = null, k(s, g);
		}), ht(s), Qn(s, 0);
	}
}
function Qn(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) Zn(e, n[r]);
}
function $n(e) {
	var t = e.f;
	if (!(t & 16384)) {
		k(e, h);
		var n = U;
		U = e;
		try {
			t & 16777232 ? Cn(e) : Sn(e), xn(e);
			var r = Yn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = Hn;
		} finally {
			U = n;
		}
	}
}
function G(e) {
	var t = !!(e.f & 2);
	if (jn?.add(e), H !== null && !Pn && !(U !== null && U.f & 16384) && (Ln === null || !Ln.has(e))) {
		var r = H.deps;
		if (H.f & 2097152) e.rv < Un && (e.rv = Un, W === null && r !== null && r[zn] === e ? zn++ : W === null ? W = [e] : W.push(e));
		else {
			H.deps ??= [], n.call(H.deps, e) || H.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [H] : n.call(i, H) || i.push(H);
		}
	}
	if (Mn && Ft.has(e)) return Ft.get(e);
	if (t) {
		var a = e;
		if (Mn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || tr(a)) && (o = pt(a)), Ft.set(a, o), o;
		}
		var s = !(a.f & 512) && !Pn && H !== null && !!(H.f & 512), c = (a.f & b) === 0;
		qn(a) && (s && (a.f |= 512), mt(a)), s && !c && (gt(a), er(a));
	}
	if (yt?.has(e)) return yt.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function er(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (gt(r), er(r));
	}
}
function tr(e) {
	if (e.v === C) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Ft.has(t) || t.f & 2 && tr(t)) return !0;
	return !1;
}
function nr(e) {
	var t = Pn;
	try {
		return Pn = !0, e();
	} finally {
		Pn = t;
	}
}
[.../* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split(".")];
var rr = ["touchstart", "touchmove"];
function ir(e) {
	return rr.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var ar = Symbol("events"), or = /* @__PURE__ */ new Set(), sr = /* @__PURE__ */ new Set();
function cr(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || pr.call(t, e), !e.cancelBubble) return rt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Ze(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function lr(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = cr(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && fn(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function K(e, t, n) {
	(t[ar] ??= {})[e] = n;
}
function ur(e) {
	for (var t = 0; t < e.length; t++) or.add(e[t]);
	for (var n of sr) n(e);
}
var dr = null, fr = !1;
function pr(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	dr = e, fr || (fr = !0, setTimeout(() => {
		fr = !1, dr = null;
	}));
	var s = 0, c = dr === e && e[ar];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[ar] = t;
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
		Fn(null), In(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[ar]?.[r];
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
			e[ar] = t, delete e.currentTarget, Fn(d), In(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var mr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function hr(e) {
	return mr?.createHTML(e) ?? e;
}
function gr(e) {
	var t = rn("template");
	return t.innerHTML = hr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function _r(e, t) {
	var n = U;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
/*#__NO_SIDE_EFFECTS__*/
function q(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (w) return _r(T, null), T;
		i === void 0 && (i = gr(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ F(i)));
		var t = r || Xt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ F(t), s = t.lastChild;
			_r(o, s);
		} else _r(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function vr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (w) return _r(T, null), T;
		if (!o) {
			var e = /* @__PURE__ */ F(gr(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ F(e);) o.appendChild(/* @__PURE__ */ F(e));
			else o = /* @__PURE__ */ F(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ F(t), r = t.lastChild;
			_r(n, r);
		} else _r(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function yr(e, t) {
	return /* @__PURE__ */ vr(e, t, "svg");
}
function br(e = "") {
	if (!w) {
		var t = P(e + "");
		return _r(t, t), t;
	}
	var n = T;
	return n.nodeType === 3 ? an(n) : (n.before(n = P()), E(n)), _r(n, n), n;
}
function xr() {
	if (w) return _r(T, null), T;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = P();
	return e.append(t, n), _r(t, n), e;
}
function J(e, t) {
	if (w) {
		var n = U;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = T), Ee();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function Sr(e) {
	let t = 0, n = Lt(0), r;
	return () => {
		dn() && (G(n), vn(() => (t === 0 && (r = nr(() => e(() => Ut(n)))), t += 1, () => {
			Ze(() => {
				--t, t === 0 && (r?.(), r = void 0, Ut(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var Cr = S | ee;
function wr(e, t, n, r) {
	new Tr(e, t, n, r);
}
var Tr = class {
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
	#m = Sr(() => (this.#p = Lt(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = U;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = U.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = yn(() => {
			if (w) {
				let e = ke(this.#t);
				Ee();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, Cr), w && (this.#e = T);
	}
	#h() {
		try {
			this.#a = bn(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		Ze(r), t && (this.#s = bn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? we() : (t = !0, n && Ue(), this.#s !== null && En(this.#s, () => {
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
					sn(e, this.#i && this.#i.parent);
				}
			}
		};
	}
	#v() {
		return (this.#i.f & (y | x)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = bn(() => e(this.#e)), Ze(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = P(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return bn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							sn(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(j)) : this.#u === 0 && (this.#e.before(e), this.#c = null, En(this.#o, () => {
					this.#o = null;
				}), this.#x(j));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = bn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				An(this.#a, e);
				let t = this.#n.pending;
				this.#o = bn(() => t(this.#e));
			} else this.#x(j);
		} catch (e) {
			this.error(e);
		}
	}
	#x(e) {
		this.is_pending = !1, e.transfer_reactions(this.#f);
	}
	defer_effect(e) {
		et(e, this.#f);
	}
	is_rendered() {
		return !this.is_pending && (!this.parent || this.parent.is_rendered());
	}
	has_pending_snippet() {
		return !!this.#n.pending;
	}
	#S(e) {
		var t = U, n = H, r = O;
		In(this.#i), Fn(this.#i), We(this.#i.ctx);
		try {
			return Dt.ensure(), e();
		} finally {
			In(t), Fn(n), We(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && En(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Ze(() => {
			this.#d = !1, this.#p && Vt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), G(this.#p);
	}
	error(e) {
		if (e === _e || !this.#n.onerror && !this.#n.failed) throw e;
		j?.is_fork ? (this.#a && j.skip_effect(this.#a), this.#o && j.skip_effect(this.#o), this.#s && j.skip_effect(this.#s), j.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (V(this.#a), null), this.#o &&= (V(this.#o), null), this.#s &&= (V(this.#s), null), w && (E(this.#t), De(), E(Oe()));
		let t = this.#n.failed, n = (e) => {
			if (this.#v()) return;
			let { reset: n, invoke_onerror: r } = this.#_(e);
			r(), t && !this.#v() && (this.#s = this.#S(() => {
				try {
					return bn(() => {
						var r = U;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return sn(e, this.#i.parent), null;
				}
			}));
		};
		Ze(() => {
			if (!this.#v()) {
				var t;
				try {
					t = this.transform_error(e);
				} catch (e) {
					sn(e, this.#i && this.#i.parent);
					return;
				}
				typeof t == "object" && t && typeof t.then == "function" ? t.then(n, (e) => sn(e, this.#i && this.#i.parent)) : n(t);
			}
		});
	}
};
function Y(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[pe] ??= e.nodeValue) && (e[pe] = n, e.nodeValue = `${n}`);
}
function Er(e, t) {
	return Or(e, t);
}
var Dr = /* @__PURE__ */ new Map();
function Or(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	$t();
	var l = void 0, u = hn(() => {
		var s = n ?? t.appendChild(P());
		wr(s, { pending: () => {} }, (t) => {
			Ge({});
			var n = O;
			if (o && (n.c = o), a && (i.$$events = a), w && _r(t, null), l = e(t, i) || qe(), w && (U.nodes.end = T, T === null || T.nodeType !== 8 || T.data !== "]")) throw Se(), _e;
			Ke();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = ir(r);
					for (let e of [t, document]) {
						var a = Dr.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), Dr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, pr, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(or)), sr.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = Dr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, pr), r.delete(e), r.size === 0 && Dr.delete(n)) : r.set(e, i);
			}
			sr.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return kr.set(l, u), l;
}
var kr = /* @__PURE__ */ new WeakMap();
function Ar(e, t) {
	let n = kr.get(e);
	return n ? (kr.delete(e), n(t)) : Promise.resolve();
}
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
var jr = class {
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
			if (n) On(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (On(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
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
						An(r, t), t.append(P()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else V(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), En(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (V(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = j, r = nn();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = P();
				i.append(a), this.#n.set(e, {
					effect: bn(() => t(a)),
					fragment: i
				});
			} else this.#t.set(e, bn(() => t(this.anchor)));
		}
		if (this.#e.set(n, e), r) {
			for (let [t, r] of this.#t) t === e ? n.unskip_effect(r) : n.skip_effect(r);
			for (let [t, r] of this.#n) t === e ? n.unskip_effect(r.effect) : n.skip_effect(r.effect);
			n.oncommit(this.#a), n.ondiscard(this.#o);
		} else w && (this.anchor = T), this.#a(n);
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function X(e, t, n = !1) {
	var r;
	w && (r = T, Ee());
	var i = new jr(e), a = n ? S : 0;
	function o(e, t) {
		if (w) {
			var n = ke(r);
			if (e !== parseInt(n.substring(1))) {
				var a = Oe();
				E(a), i.anchor = a, Te(!1), i.ensure(e, t), Te(!0);
				return;
			}
		}
		i.ensure(e, t);
	}
	yn(() => {
		var e = !1;
		t((t, n = 0) => {
			e = !0, o(n, t);
		}), e || o(-1, null);
	}, a);
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
function Mr(e, t) {
	return t;
}
function Nr(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		En(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					Pr(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
				}
			} else --s;
		}, !1);
	}
	if (s === 0) {
		var l = i.length === 0 && n !== null && e.pending.size === 0;
		if (l) {
			var u = n, d = u.parentNode;
			tn(d), d.append(u), e.items.clear();
		}
		Pr(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: /* @__PURE__ */ new Set()
	}, (e.outrogroups ??= /* @__PURE__ */ new Set()).add(o);
}
function Pr(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = /* @__PURE__ */ new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= ne, An(a, document.createDocumentFragment())) : V(t[i], n);
	}
}
var Fr;
function Z(t, n, i, a, o, s = null) {
	var c = t, l = /* @__PURE__ */ new Map();
	if (n & 4) {
		var u = t;
		c = w ? E(/* @__PURE__ */ F(u)) : u.appendChild(P());
	}
	w && Ee();
	var d = null, f = /* @__PURE__ */ dt(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = /* @__PURE__ */ new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = G(f);
			_.fallback = d, Lr(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= ne, zr(d, null, c)) : On(d) : En(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: yn(() => {
			var e = G(f), t = e.length;
			let r = !1;
			w && ke(c) === "[!" != (t === 0) && (c = Oe(), E(c), Te(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = j, v = nn(), y = 0; y < t; y += 1) {
				w && T.nodeType === 8 && T.data === "]" && (c = T, r = !0, Te(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && Vt(S.v, b), S.i && Vt(S.i, y), v && _.unskip_effect(S.e)) : (S = Rr(l, m ? c : Fr ??= P(), b, x, y, o, n, i), m || (S.e.f |= ne), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = bn(() => s(c)) : (d = bn(() => s(Fr ??= P())), d.f |= ne)), t > u.size && Pe("", "", ""), w && t > 0 && E(Oe()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && Te(!0), G(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, w && (c = T);
}
function Ir(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function Lr(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = Ir(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (On(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= ne, _ === l) zr(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), Br(e, d, _), Br(e, _, y), zr(_, y, n), d = _, p = [], m = [], l = Ir(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], ee = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) zr(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					Br(e, S.prev, ee.next), Br(e, d, S), Br(e, ee, b), l = b, d = ee, --v, p = [], m = [];
				} else u.delete(_), zr(_, l, n), Br(e, _.prev, _.next), Br(e, _, d === null ? e.effect.first : d.next), Br(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= /* @__PURE__ */ new Set()).add(l), m.push(l), l = Ir(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = Ir(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (Pr(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var te = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || te.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && te.push(l), l = Ir(l.next);
		var re = te.length;
		if (re > 0) {
			var ie = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < re; v += 1) te[v].nodes?.a?.measure();
				for (v = 0; v < re; v += 1) te[v].nodes?.a?.fix();
			}
			Nr(e, te, ie);
		}
	}
	o && Ze(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function Rr(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? Lt(n) : /* @__PURE__ */ Rt(n, !1, !1) : null, l = o & 2 ? Lt(i) : null;
	return {
		v: c,
		i: l,
		e: bn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function zr(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ en(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function Br(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
function Vr(e, t, n = !1, r = !1, i = !1, a = !1) {
	var o = e, s = "";
	if (n) {
		var c = e;
		w && (o = E(/* @__PURE__ */ F(c)));
	}
	B(() => {
		var e = U;
		if (s === (s = t() ?? "")) w && Ee();
		else if (n && !w) e.nodes = null, c.innerHTML = s, s !== "" && _r(/* @__PURE__ */ F(c), c.lastChild);
		else if (e.nodes !== null && (wn(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (w) {
				for (var a = T.data, l = Ee(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ en(l);
				if (l === null) throw Se(), _e;
				_r(T, u), o = E(l);
			} else {
				var d = rn(r ? "svg" : i ? "math" : "template", r ? ye : i ? be : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (_r(/* @__PURE__ */ F(f), f.lastChild), r || i) for (; /* @__PURE__ */ F(f);) o.before(/* @__PURE__ */ F(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function Hr(e, t, ...n) {
	var r = new jr(e);
	yn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, S);
}
// node_modules/clsx/dist/clsx.mjs
function Ur(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = Ur(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Wr() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = Ur(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Gr(e) {
	return typeof e == "object" ? Wr(e) : e ?? "";
}
var Kr = [..." 	\n\r\f\xA0\v﻿"];
function qr(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || Kr.includes(r[o - 1])) && (s === r.length || Kr.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function Jr(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function Yr(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function Xr(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(Yr)), i && c.push(...Object.keys(i).map(Yr));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = Yr(e.substring(l, u).trim());
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
		return r && (n += Jr(r)), i && (n += Jr(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function Zr(e, t, n, r, i, a) {
	var o = e[de];
	if (w || o !== n || o === void 0) {
		var s = qr(n, r, a);
		w && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[de] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function Qr(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function $r(e, t, n, r) {
	var i = e[fe];
	if (w || i !== t) {
		var a = Xr(t, r);
		w && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[fe] = t;
	} else r && (Array.isArray(r) ? (Qr(e, n?.[0], r[0]), Qr(e, n?.[1], r[1], "important")) : Qr(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function ei(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function ti(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = ii(c);
			ei(c, i ? a.includes(l) : qt(l, r));
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
function ni(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return Ce();
		for (var i of t.options) i.selected = n.includes(ii(i));
	} else {
		for (i of t.options) if (qt(ii(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function ri(e) {
	var t = new MutationObserver((t) => {
		t.every(ai) || ("__defaultValue" in e && ti(e, !1), "__value" in e && ni(e, e.__value));
	});
	t.observe(e, {
		childList: !0,
		subtree: !0,
		attributes: !0,
		attributeFilter: ["value"]
	}), fn(() => {
		t.disconnect();
	});
}
function ii(e) {
	return "__value" in e ? e.__value : e.value;
}
function ai(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var oi = Symbol("is custom element"), si = Symbol("is html"), ci = ge ? "link" : "LINK", li = ge ? "progress" : "PROGRESS";
function ui(e) {
	if (w) {
		var t = !1, n = () => {
			if (!t) {
				if (t = !0, e.hasAttribute("value")) {
					var n = e.value;
					Q(e, "value", null), e.value = n;
				}
				if (e.hasAttribute("checked")) {
					var r = e.checked;
					Q(e, "checked", null), e.checked = r;
				}
			}
		};
		e[me] = n, Ze(n), nt();
	}
}
function di(e, t) {
	var n = pi(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === li) && (e.value = t ?? "");
}
function fi(e, t) {
	var n = pi(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function Q(e, t, n, r) {
	var i = pi(e);
	if (!(w && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === ci))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[le] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && hi(e).has(t) ? e[t] = n : (!w || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function pi(e) {
	return e[ue] ??= {
		[oi]: e.nodeName.includes("-"),
		[si]: e.namespaceURI === ve
	};
}
var mi = /* @__PURE__ */ new Map();
function hi(e) {
	var t = e.getAttribute("is") || e.nodeName, n = mi.get(t);
	if (n) return n;
	mi.set(t, n = /* @__PURE__ */ new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function gi(e, t) {
	return e === t || e?.[oe] === t;
}
function _i(e = qe(), t, n, r) {
	var i = O.r, a = U;
	return gn(() => {
		var o, s;
		return vn(() => {
			o = s, s = r?.() || [], nr(() => {
				gi(n(...s), e) || (t(e, ...s), o && gi(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && gi(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var vi = !1;
function yi(e) {
	var t = vi;
	try {
		return vi = !1, [e(), vi];
	} finally {
		vi = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
var bi = {
	get(e, t) {
		let n = e.props.length;
		for (; n--;) {
			let r = e.props[n];
			if (d(r) && (r = r()), typeof r == "object" && r && t in r) return r[t];
		}
	},
	set(e, t, n) {
		let r = e.props.length;
		for (; r--;) {
			let i = e.props[r];
			d(i) && (i = i());
			let o = a(i, t);
			if (o && o.set) return o.set(n), !0;
		}
		return !1;
	},
	getOwnPropertyDescriptor(e, t) {
		let n = e.props.length;
		for (; n--;) {
			let r = e.props[n];
			if (d(r) && (r = r()), typeof r == "object" && r && t in r) {
				let e = a(r, t);
				return e && !e.configurable && (e.configurable = !0), e;
			}
		}
	},
	has(e, t) {
		if (t === oe || t === ce) return !1;
		for (let n of e.props) if (d(n) && (n = n()), n != null && t in n) return !0;
		return !1;
	},
	ownKeys(e) {
		let t = [];
		for (let n of e.props) if (d(n) && (n = n()), n) {
			for (let e in n) t.includes(e) || t.push(e);
			for (let e of Object.getOwnPropertySymbols(n)) t.includes(e) || t.push(e);
		}
		return t;
	}
};
function xi(...e) {
	return new Proxy({ props: e }, bi);
}
function $(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ ct(r), G(u)) : (l && (l = !1, c = s ? nr(r) : r), c);
	let f;
	if (o) {
		var p = oe in e || ce in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = yi(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && ze(t), f(m)));
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
	var v = !1, y = (n & 1 ? ct : dt)(() => (v = !1, g()));
	o && G(y);
	var b = U;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? G(y) : i && o ? Gt(e) : e;
			return N(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return Mn && v || b.f & 16384 ? y.v : G(y);
	});
}
var Si = Object.assign(document.createElement("canvas"), {
	width: 1,
	height: 1
}).getContext("2d", { willReadFrequently: !0 });
function Ci(e) {
	if (!Si) return null;
	Si.clearRect(0, 0, 1, 1), Si.fillStyle = e, Si.fillRect(0, 0, 1, 1);
	let [t = 0, n = 0, r = 0, i = 0] = Si.getImageData(0, 0, 1, 1).data;
	return i < 128 ? null : (.299 * t + .587 * n + .114 * r) / 255;
}
function wi(e) {
	for (let t = e; t; t = t.parentElement ?? Ti(t)) {
		let e = Ci(getComputedStyle(t).backgroundColor);
		if (e !== null) return e < .5;
	}
	return !1;
}
function Ti(e) {
	let t = e.getRootNode();
	return t instanceof ShadowRoot ? t.host : null;
}
function Ei(e) {
	let t = () => e.dataset.theme = wi(e) ? "dark" : "light", n = () => requestAnimationFrame(() => requestAnimationFrame(t));
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
var Di = [
	"values",
	"winning",
	"opponent",
	"play",
	"_shown"
], Oi = class {
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
		for (let t of Di) e.on(`change:${t}`, this.#o);
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
		for (let e of Di) this.#a.off(`change:${e}`, this.#o);
	}
};
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/components/Arrow.svelte
var ki = /* @__PURE__ */ yr("<g aria-hidden=\"true\"><path class=\"halo\"></path><polygon class=\"halo\"></polygon><path></path><polygon></polygon></g>");
function Ai(e, t) {
	Ge(t, !0);
	let n = $(t, "faint", 3, !1), r = .1, i = /* @__PURE__ */ A(() => {
		let [e, n] = [t.to[0] - t.from[0], t.to[1] - t.from[1]], i = Math.hypot(e, n) || 1, a = e < 0 || e === 0 && n < 0 ? -1 : 1, [o, s] = [a * n / i, -a * e / i], c = [(t.from[0] + t.to[0]) / 2 + 2 * r * i * o, (t.from[1] + t.to[1]) / 2 + 2 * r * i * s], [l, u] = [t.to[0] - c[0], t.to[1] - c[1]], d = Math.hypot(l, u) || 1, [f, p] = [l / d, u / d], m = .34 * t.size, h = [t.to[0] - .8 * m * f, t.to[1] - .8 * m * p], g = [t.to[0] - m * f, t.to[1] - m * p], _ = (e) => [g[0] - e * .55 * m * p, g[1] + e * .55 * m * f];
		return {
			line: `M${t.from} Q${c} ${h}`,
			head: [
				t.to,
				_(1),
				h,
				_(-1)
			].map(String).join(" ")
		};
	});
	var a = ki();
	let o, s;
	var c = I(a), l = z(c), u = z(l), d = z(u);
	D(a), B((e) => {
		o = Zr(a, 0, `arrow ${e ?? ""}`, null, o, { faint: n() }), s = $r(a, "", s, { "--thick": .1 * t.size }), Q(c, "d", G(i).line), Q(l, "points", G(i).head), Q(u, "d", G(i).line), Q(d, "points", G(i).head);
	}, [() => t.player.toLowerCase()]), J(e, a), Ke();
}
// src/components/Frame.svelte
var ji = /* @__PURE__ */ q("<button class=\"plain\" aria-label=\"Smaller\" title=\"Smaller\">−</button> <button class=\"plain\" aria-label=\"Larger\" title=\"Larger\">+</button>", 1), Mi = /* @__PURE__ */ q("<button class=\"plain\"><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"></path></svg></button>"), Ni = /* @__PURE__ */ q("<div><div class=\"frame-tools no-print\"><!> <!></div>  <div><div class=\"grown\"><!></div></div></div>");
function Pi(e, t) {
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
	var p = Ni();
	lr("fullscreenchange", Yt, () => N(o, document.fullscreenElement === G(r)));
	let m;
	var h = I(p), g = I(h), _ = (e) => {
		var t = ji(), r = L(t), i = z(r, 2);
		B(() => {
			r.disabled = G(a) === 1, i.disabled = G(a) >= 8;
		}), K("click", r, () => l(1 / n)), K("click", i, () => l(n)), J(e, t);
	};
	X(g, (e) => {
		(t.large || G(a) > 1) && e(_);
	});
	var v = z(g, 2), y = (e) => {
		var t = Mi(), n = R(I(t));
		D(t), B(() => {
			Q(t, "aria-label", G(o) ? "Leave the full screen" : "Fill the screen"), Q(t, "title", G(o) ? "Leave the full screen" : "Fill the screen"), Q(n, "d", G(o) ? "M6 2v4H2M10 2v4h4M6 14v-4H2M10 14v-4h4" : "M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4");
		}), K("click", t, () => void c()), J(e, t);
	};
	X(v, (e) => {
		document.fullscreenEnabled && e(y);
	}), D(h);
	var b = z(h, 2);
	let x;
	var S = I(b);
	let ee;
	Hr(I(S), () => t.children), D(S), D(b), _i(b, (e) => N(i, e), () => G(i)), D(p), _i(p, (e) => N(r, e), () => G(r)), B(() => {
		m = Zr(p, 1, "frame", null, m, { full: G(o) }), x = Zr(b, 1, "view", null, x, {
			zoomed: G(a) > 1,
			held: G(s)
		}), ee = $r(S, "", ee, { "--zoom": G(a) });
	}), lr("wheel", b, u), K("pointerdown", b, d), K("pointermove", b, f), K("pointerup", b, () => N(s, null)), lr("pointercancel", b, () => N(s, null)), J(e, p);
}
ur([
	"click",
	"pointerdown",
	"pointermove",
	"pointerup"
]);
// src/components/Board.svelte
var Fi = /* @__PURE__ */ yr("<polygon role=\"button\"></polygon>"), Ii = /* @__PURE__ */ q("<div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"places\"><!><!></svg></div>"), Li = /* @__PURE__ */ q("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ri = /* @__PURE__ */ q("<!> <!>", 1), zi = /* @__PURE__ */ q("<pre class=\"letters\"> </pre>"), Bi = /* @__PURE__ */ q("<button> </button>"), Vi = /* @__PURE__ */ q("<span class=\"quiet\"> </span>"), Hi = /* @__PURE__ */ q("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), Ui = /* @__PURE__ */ q("<div class=\"board\" role=\"group\"><!> <!></div>");
function Wi(e, t) {
	Ge(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "last", 19, () => []), i = $(t, "advised", 3, null), a = $(t, "line", 19, () => []), o = /* @__PURE__ */ M(Gt([])), s = /* @__PURE__ */ M(0), c = /* @__PURE__ */ M(null), l = Gt([]);
	pn(() => {
		t.scene, t.offers, N(o, [], !0), N(c, null);
	});
	let u = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), d = /* @__PURE__ */ A(() => G(o).length > 0 ? u(G(o)) : []), f = /* @__PURE__ */ A(() => new Set(G(c) === null ? n()?.places ?? [] : u([G(c)]).flatMap((e) => e.places))), p = /* @__PURE__ */ A(() => new Set(a().filter((e) => !e.way).flatMap((e) => e.places))), m = /* @__PURE__ */ A(() => {
		let e = G(c) === null || t.paint ? [] : t.offers.filter((e) => e.way?.[0] === G(c)), r = [
			...i() ? [i()] : [],
			...a(),
			...n() && G(c) === null ? [n()] : []
		];
		return [...(e.length <= 12 ? e : []).map((e) => ({
			stroke: e,
			faint: !0
		})), ...r.map((e) => ({
			stroke: e,
			faint: !1
		}))].flatMap(({ stroke: { way: e, player: t }, faint: n }) => e ? [{
			from: v(e[0]),
			to: v(e[1]),
			size: y(e[0]),
			player: t,
			faint: n
		}] : []);
	}), h = /* @__PURE__ */ A(() => new Set(t.offers.flatMap((e) => e.places))), g = /* @__PURE__ */ A(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function _(e) {
		if (t.paint) return t.paint(e);
		if (G(o).includes(e)) {
			N(o, G(o).filter((t) => t !== e), !0);
			return;
		}
		let n = [...G(o), e], r = u(n);
		if (r.length === 0 && (n = [e], r = u(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...r.map((e) => e.places.length)), t = r.filter((t) => t.places.length === e);
			t.length === 1 && (r = t);
		}
		let [i, a] = r;
		i && !a ? (N(o, [], !0), t.choose(i)) : N(o, r.length > 0 ? n : [], !0);
	}
	function v(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => n.reduce((t, n) => t + n[e], 0) / Math.max(n.length, 1);
		return [r(0), r(1)];
	}
	function y(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => Math.max(...n.map((t) => t[e])) - Math.min(...n.map((t) => t[e]));
		return Math.min(r(0), r(1));
	}
	let b = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1]
	};
	function x(e, [n, r]) {
		let i = v(e), a = e, o = Infinity;
		return t.scene.places.forEach((e, t) => {
			let s = v(t), [c, l] = [s[0] - i[0], s[1] - i[1]], u = c * n + l * r, d = u + 3 * (Math.abs(c * r) + Math.abs(l * n));
			u > 1 && d < o && ([a, o] = [t, d]);
		}), a;
	}
	function S(e, t) {
		let n = b[e.key];
		n ? (e.preventDefault(), N(s, x(t, n), !0), l[G(s)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), _(t)) : e.key === "Escape" && N(o, [], !0);
	}
	function ee(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let a = t.offers.filter((t) => t.places.includes(e)), o = a.slice(0, 3).map((e) => e.name), s = a.length > 3 ? `, and ${a.length - 3} more` : "", c = `${r().includes(e) ? ", of the last move" : ""}${i()?.places.includes(e) ? ", advised" : ""}`;
		return a.length === 0 ? `${n}${c}: no move` : `${n}${c}: ${o.join(", ")}${s}`;
	}
	var te = Ui(), ne = I(te), re = (e) => {
		var n = Ri(), a = L(n);
		{
			let e = /* @__PURE__ */ A(() => t.scene.places.length > 100);
			Pi(a, {
				get large() {
					return G(e);
				},
				children: (e, n) => {
					var a = Ii();
					let u;
					var d = I(a);
					Vr(d, () => t.scene.svg, !0), D(d);
					var v = z(d, 2), y = I(v);
					Z(y, 17, () => t.scene.places, Mr, (e, n, a) => {
						var u = Fi();
						let d;
						_i(u, (e, t) => l[t] = e, (e) => l?.[e], () => [a]), B((e, t, n, r, i, a, o, s, c, l, f, p) => {
							Q(u, "points", e), Q(u, "tabindex", t), Q(u, "aria-label", n), Q(u, "aria-disabled", r), Q(u, "aria-pressed", i), d = Zr(u, 0, "", null, d, {
								live: a,
								wins: o,
								picked: s,
								lit: c,
								last: l,
								advised: f,
								told: p
							});
						}, [
							() => G(n).outline.map((e) => e.join(",")).join(" "),
							() => a === Math.min(G(s), t.scene.places.length - 1) ? 0 : -1,
							() => ee(a),
							() => !G(h).has(a) && !t.paint,
							() => G(o).includes(a),
							() => G(h).has(a) || t.paint,
							() => G(g).has(a) && !t.paint,
							() => G(o).includes(a),
							() => G(f).has(a) && !t.paint,
							() => r().includes(a),
							() => i()?.places.includes(a),
							() => G(p).has(a)
						]), K("click", u, () => _(a)), K("keydown", u, (e) => S(e, a)), lr("pointerenter", u, (e) => {
							N(c, a, !0), t.paint && e.buttons === 1 && t.paint(a);
						}), lr("pointerleave", u, () => N(c, null)), lr("focus", u, () => N(s, a, !0)), J(e, u);
					}), Z(z(y), 17, () => G(m), Mr, (e, t) => {
						Ai(e, xi(() => G(t)));
					}), D(v), D(a), B(() => {
						u = $r(a, "", u, {
							"--ratio": t.scene.width / t.scene.height,
							"--natural": `${t.scene.width ?? ""}px`
						}), Q(v, "viewBox", `0 0 ${t.scene.width ?? ""} ${t.scene.height ?? ""}`), Q(v, "width", t.scene.width), Q(v, "height", t.scene.height);
					}), J(e, a);
				},
				$$slots: { default: !0 }
			});
		}
		var u = z(a, 2), d = (e) => {
			J(e, Li());
		};
		X(u, (e) => {
			G(g).size > 0 && !t.paint && e(d);
		}), J(e, n);
	}, ie = (e) => {
		var n = zi(), r = R(n, !0);
		B(() => Y(r, t.scene.letters)), J(e, n);
	};
	X(ne, (e) => {
		t.scene.svg ? e(re) : e(ie, -1);
	});
	var ae = z(ne, 2), oe = (e) => {
		var n = Hi(), r = z(I(n), 2);
		Z(r, 17, () => G(d).slice(0, 30), (e) => e.player + e.name, (e, n) => {
			var r = Bi(), i = R(r, !0);
			B((e) => {
				Zr(r, 1, `chip ${e ?? ""}`), Y(i, G(n).name);
			}, [() => G(n).player.toLowerCase()]), K("click", r, () => t.choose(G(n))), J(e, r);
		});
		var i = z(r, 2), a = (e) => {
			var t = Vi(), n = R(t);
			B(() => Y(n, `and ${G(d).length - 30} more in the list`)), J(e, t);
		};
		X(i, (e) => {
			G(d).length > 30 && e(a);
		}), D(n), J(e, n);
	};
	X(ae, (e) => {
		G(d).length > 1 && e(oe);
	}), D(te), B(() => Q(te, "aria-label", t.label)), J(e, te), Ke();
}
ur(["click", "keydown"]);
// src/components/EditBoard.svelte
var Gi = /* @__PURE__ */ q("<span class=\"quiet\">Choose a vertex or an edge.</span>"), Ki = /* @__PURE__ */ q("<button class=\"chip\"> </button>"), qi = /* @__PURE__ */ q("<span class=\"quiet\"> </span> <!>", 1), Ji = /* @__PURE__ */ q("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), Yi = /* @__PURE__ */ q("<!> <!>", 1);
function Xi(e, t) {
	Ge(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "line", 19, () => []), i = /* @__PURE__ */ A(() => t.explored.scene.places.some((e) => e.edits.length > 0)), a = /* @__PURE__ */ M(null), o = /* @__PURE__ */ A(() => G(a) === null ? [] : t.explored.scene.places[G(a)]?.edits ?? []);
	pn(() => {
		t.explored, N(a, null);
	});
	let s = /* @__PURE__ */ A(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : G(i) ? (e) => N(a, e, !0) : void 0;
	});
	var c = Yi(), l = L(c);
	Wi(l, {
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
			return G(s);
		},
		get looked() {
			return n();
		},
		get line() {
			return r();
		}
	});
	var u = z(l, 2), d = (e) => {
		var n = Ji(), r = I(n), i = (e) => {
			J(e, Gi());
		}, s = (e) => {
			var n = qi(), r = L(n), i = R(r);
			Z(z(r, 2), 17, () => G(o), (e) => e.name, (e, n) => {
				var r = Ki(), i = R(r, !0);
				B(() => Y(i, G(n).name)), K("click", r, () => t.become(G(n).position)), J(e, r);
			}), B(() => Y(i, `${t.explored.scene.places[G(a)]?.name ?? ""}:`)), J(e, n);
		};
		X(r, (e) => {
			G(a) === null ? e(i) : e(s, -1);
		}), D(n), J(e, n);
	};
	X(u, (e) => {
		t.editing && G(i) && !t.explored.cells && e(d);
	}), J(e, c), Ke();
}
ur(["click"]);
// src/components/EditTools.svelte
var Zi = /* @__PURE__ */ q("<button> </button>"), Qi = /* @__PURE__ */ q("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), $i = /* @__PURE__ */ q("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), ea = /* @__PURE__ */ q("<button class=\"code\"> </button>"), ta = /* @__PURE__ */ q("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), na = /* @__PURE__ */ q("<!> <!> <!>", 1);
function ra(e, t) {
	Ge(t, !0);
	let n = $(t, "editing", 15), r = $(t, "brush", 15), i = /* @__PURE__ */ A(() => t.explored.cells?.signs ?? null), a = /* @__PURE__ */ A(() => t.explored.heaps), o = /* @__PURE__ */ A(() => G(i) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : G(a) ? "heaps" : null), s = (e) => t.edit({ heaps: { sizes: e } });
	var c = na(), l = L(c), u = (e) => {
		var t = Zi(), a = R(t);
		B(() => {
			Q(t, "aria-pressed", n()), Y(a, `Edit the ${G(o) ?? ""}`);
		}), K("click", t, () => {
			n(!n()), G(i) && !G(i).includes(r()) && r(G(i)[0] ?? ".");
		}), J(e, t);
	};
	X(l, (e) => {
		G(o) && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var t = $i(), n = I(t);
		Z(n, 17, () => G(a), Mr, (e, t, n) => {
			var r = Qi();
			ui(r), Q(r, "aria-label", `Heap ${n + 1}`), B(() => di(r, G(t))), K("change", r, (e) => s(G(a).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), J(e, r);
		});
		var r = z(n, 2);
		D(t), K("click", r, () => s([...G(a), 1])), J(e, t);
	};
	X(d, (e) => {
		n() && G(a) && e(f);
	});
	var p = z(d, 2), m = (e) => {
		var t = ta();
		Z(t, 20, () => G(i), (e) => e, (e, t) => {
			var n = ea(), i = R(n, !0);
			B(() => {
				Q(n, "aria-pressed", r() === t), Q(n, "aria-label", t === "." ? "empty cell" : `sign ${t}`), Y(i, t);
			}), K("click", n, () => r(t)), J(e, n);
		}), D(t), J(e, t);
	};
	X(p, (e) => {
		n() && G(i) && e(m);
	}), J(e, c), Ke();
}
ur(["click", "change"]);
// src/lib/text.ts
var ia = new TextEncoder(), aa = new TextDecoder();
function oa(e, t) {
	return aa.decode(ia.encode(e).slice(0, t)).length;
}
function sa(e) {
	return e.split("`").map((e, t) => ({
		text: e,
		code: t % 2 == 1
	}));
}
var ca = {
	L: "Left wins, no matter who moves first",
	R: "Right wins, no matter who moves first",
	N: "The player who moves next wins",
	P: "The player who moves next loses",
	D: "A draw, no matter who moves first",
	NHat: "Left wins if she moves first; a draw if Right does",
	PHat: "Left wins if Right moves first; a draw if she does",
	NCheck: "Right wins if he moves first; a draw if Left does",
	PCheck: "Right wins if Left moves first; a draw if he does"
}, la = {
	NHat: "N̂",
	PHat: "P̂",
	NCheck: "Ň",
	PCheck: "P̌"
};
function ua(e) {
	return e === null || e.file ? {
		start: null,
		end: null
	} : {
		start: e.start,
		end: e.end
	};
}
// src/components/OutcomeBadge.svelte
var da = /* @__PURE__ */ q("<span class=\"meaning\"> </span>"), fa = /* @__PURE__ */ q("<span class=\"visually-hidden\"> </span>"), pa = /* @__PURE__ */ q("<span> </span><!>", 1);
function ma(e, t) {
	Ge(t, !0);
	let n = $(t, "words", 3, !1);
	var r = pa(), i = L(r), a = R(i, !0), o = z(i), s = (e) => {
		var n = da(), r = R(n, !0);
		B(() => Y(r, ca[t.outcome])), J(e, n);
	}, c = (e) => {
		var n = fa(), r = R(n);
		B(() => Y(r, `: ${ca[t.outcome] ?? ""}`)), J(e, n);
	};
	X(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), B((e) => {
		Zr(i, 1, `badge outcome-${e ?? ""}`), Q(i, "title", ca[t.outcome]), Y(a, la[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), J(e, r), Ke();
}
// src/lib/cells.ts
function ha(e, t) {
	let [n, r] = [ga(e), ga(t)];
	return n !== null && r !== null ? n - r : n !== null || r !== null ? n === null ? 1 : -1 : e.localeCompare(t, "en", { numeric: !0 });
}
function ga(e) {
	let t = /^(-?\d+)(?:\/(\d+))?$/.exec(e.trim());
	return t ? Number(t[1]) / Number(t[2] ?? 1) : null;
}
function _a(e) {
	let t = (e) => /[",\r\n]/.test(e) ? `"${e.replaceAll("\"", "\"\"")}"` : e;
	return e.map((e) => `${e.map(t).join(",")}\r\n`).join("");
}
// src/lib/copied.svelte.ts
var va = 1500, ya = class {
	#e = /* @__PURE__ */ M("");
	get what() {
		return G(this.#e);
	}
	set what(e) {
		N(this.#e, e, !0);
	}
	async copy(e, t = "it") {
		await navigator.clipboard.writeText(e), this.what = t, setTimeout(() => this.what = "", va);
	}
}, ba = /* @__PURE__ */ q("<th><button class=\"plain\"> </button></th>"), xa = /* @__PURE__ */ q("<td> </td>"), Sa = /* @__PURE__ */ q("<tr></tr>"), Ca = /* @__PURE__ */ q("<div class=\"cells\"><table><thead><tr></tr></thead><tbody></tbody></table> <button class=\"no-print\"> </button></div>");
function wa(e, t) {
	Ge(t, !0);
	let n = /* @__PURE__ */ M(null), r = new ya(), i = /* @__PURE__ */ A(() => Math.max(0, ...t.rows.map((e) => e.length))), a = /* @__PURE__ */ A(() => {
		if (!G(n)) return t.rows;
		let { column: e, isUp: r } = G(n);
		return [...t.rows].sort((t, n) => (r ? 1 : -1) * ha(t[e] ?? "", n[e] ?? ""));
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
	var s = Ca(), c = I(s), l = I(c), u = I(l);
	Z(u, 21, () => ({ length: G(i) }), Mr, (e, t, r) => {
		let i = /* @__PURE__ */ A(() => G(n)?.column === r ? G(n).isUp ? "ascending" : "descending" : "none");
		var a = ba(), s = I(a);
		Q(s, "aria-label", `Sort by column ${r + 1}`);
		var c = R(s);
		D(a), B(() => {
			Q(a, "aria-sort", G(i)), Y(c, `${r + 1}${G(i) === "ascending" ? " ▲" : G(i) === "descending" ? " ▼" : ""}`);
		}), K("click", s, () => o(r)), J(e, a);
	}), D(u), D(l);
	var d = z(l);
	Z(d, 21, () => G(a), Mr, (e, t) => {
		var n = Sa();
		Z(n, 21, () => ({ length: G(i) }), Mr, (e, n, r) => {
			var i = xa(), a = R(i, !0);
			B(() => Y(a, G(t)[r] ?? "")), J(e, i);
		}), D(n), J(e, n);
	}), D(d), D(c);
	var f = z(c, 2), p = R(f, !0);
	D(s), B(() => Y(p, r.what ? "Copied" : "Copy as CSV")), K("click", f, () => void r.copy(_a(G(a)))), J(e, s), Ke();
}
ur(["click"]);
// src/components/Drawing.svelte
var Ta = /* @__PURE__ */ q("<figure class=\"drawing\"></figure>");
function Ea(e, t) {
	Ge(t, !0);
	var n = Ta();
	Vr(n, () => t.picture.picture, !0), D(n), B(() => Q(n, "aria-label", t.picture.title)), J(e, n), Ke();
}
// src/components/Value.svelte
var Da = /* @__PURE__ */ q("<div class=\"math\"></div>"), Oa = /* @__PURE__ */ q("<pre class=\"printed\"> </pre>"), ka = /* @__PURE__ */ q("<pre class=\"lines\"> </pre>"), Aa = /* @__PURE__ */ q("<details class=\"as-text\"><summary>As text</summary><!></details>"), ja = /* @__PURE__ */ q("<details><summary> </summary><!></details>"), Ma = /* @__PURE__ */ q("<!> <!> <!>", 1);
function Na(e, t) {
	Ge(t, !0);
	let n = (e) => {
		var n = xr(), r = L(n), i = (e) => {
			var n = Da();
			Vr(n, () => t.shown.mathml, !0), D(n), J(e, n);
		}, o = (e) => {
			var n = Oa(), r = R(n, !0);
			B(() => Y(r, t.shown.output)), J(e, n);
		};
		X(r, (e) => {
			G(a) && !t.shown.picture ? e(i) : e(o, -1);
		}), J(e, n);
	}, r = $(t, "fold", 3, !1), i = /* @__PURE__ */ A(() => r() && (t.shown.output?.length ?? 0) > 90), a = /* @__PURE__ */ A(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600);
	var o = Ma(), s = L(o), c = (e) => {
		var n = ka(), r = R(n, !0);
		B(() => Y(r, t.shown.lines)), J(e, n);
	};
	X(s, (e) => {
		t.shown.lines && e(c);
	});
	var l = z(s, 2), u = (e) => {
		Ea(e, { get picture() {
			return t.shown.picture;
		} });
	};
	X(l, (e) => {
		t.shown.picture && e(u);
	});
	var d = z(l, 2), f = (e) => {
		var r = xr(), a = L(r), o = (e) => {
			wa(e, { get rows() {
				return t.shown.table;
			} });
		}, s = (e) => {
			var t = Aa(), r = z(I(t));
			n(r), D(t), J(e, t);
		}, c = (e) => {
			var r = ja(), i = I(r), a = R(i), o = z(i);
			n(o), D(r), B(() => Y(a, `A value of ${t.shown.output.length ?? ""} signs`)), J(e, r);
		}, l = (e) => {
			n(e);
		};
		X(a, (e) => {
			t.shown.table ? e(o) : t.shown.picture ? e(s, 1) : G(i) ? e(c, 2) : e(l, -1);
		}), J(e, r);
	};
	X(d, (e) => {
		t.shown.output !== null && e(f);
	}), J(e, o), Ke();
}
// src/components/Facts.svelte
var Pa = /* @__PURE__ */ q("<p class=\"verdict\"><!></p>"), Fa = /* @__PURE__ */ q("<span class=\"math-text\"> </span>"), Ia = /* @__PURE__ */ q("<dt>Value</dt> <dd><!></dd>", 1), La = /* @__PURE__ */ q("<dt>Value</dt><dd> </dd>", 1), Ra = /* @__PURE__ */ q("<dt>Mean</dt><dd> </dd>", 1), za = /* @__PURE__ */ q("<dt>Temperature</dt><dd> </dd>", 1), Ba = /* @__PURE__ */ q("<dt>Misère</dt><dd><!></dd>", 1), Va = /* @__PURE__ */ q("<dt>Wins in misère play</dt><dd> </dd>", 1), Ha = /* @__PURE__ */ q("<dt>Misère quotient</dt><dd>the element <span class=\"code\"> </span> </dd>", 1), Ua = /* @__PURE__ */ q("<!> <!>", 1), Wa = /* @__PURE__ */ q("<dt>Birthday</dt><dd> </dd>", 1), Ga = /* @__PURE__ */ q("<dt> </dt><dd><!></dd>", 1), Ka = /* @__PURE__ */ q("<!> <!> <!> <!> <!> <!> <!> <!>", 1), qa = /* @__PURE__ */ q("<!> <dl class=\"facts\"><!></dl>", 1);
function Ja(e, t) {
	Ge(t, !0);
	let n = $(t, "extra", 19, () => []), r = $(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ A(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = qa(), o = L(a), s = (e) => {
		var t = Pa();
		ma(I(t), {
			get outcome() {
				return G(i);
			},
			words: !0
		}), D(t), J(e, t);
	}, c = /* @__PURE__ */ A(() => G(i) && !r().has("winners"));
	X(o, (e) => {
		G(c) && e(s);
	});
	var l = z(o, 2), u = I(l), d = (e) => {
		var i = Ka(), a = L(i), o = (e) => {
			var n = Ia(), r = z(L(n), 2), i = I(r), a = (e) => {
				Na(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = Fa(), r = R(n, !0);
				B(() => Y(r, t.analysis.value)), J(e, n);
			};
			X(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), D(r), J(e, n);
		};
		X(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = z(a, 2), c = (e) => {
			var n = La(), r = R(z(L(n)), !0);
			B(() => Y(r, t.analysis.not_found)), J(e, n);
		};
		X(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = z(s, 2), u = (e) => {
			var n = Ra(), r = R(z(L(n)), !0);
			B(() => Y(r, t.analysis.mean)), J(e, n);
		};
		X(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = z(l, 2), f = (e) => {
			var n = za(), r = R(z(L(n)), !0);
			B(() => Y(r, t.analysis.temperature)), J(e, n);
		};
		X(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = z(d, 2), m = (e) => {
			var n = Ba(), r = z(L(n));
			ma(I(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), D(r), J(e, n);
		}, h = /* @__PURE__ */ A(() => t.analysis.misere !== null && !r().has("winners"));
		X(p, (e) => {
			G(h) && e(m);
		});
		var g = z(p, 2), _ = (e) => {
			let n = /* @__PURE__ */ A(() => t.analysis.misere_play);
			var r = Ua(), i = L(r), a = (e) => {
				var t = Va(), r = R(z(L(t)));
				B((e) => Y(r, `${e ?? ""}${G(n).left.length > 4 ? ", …" : ""}`), [() => G(n).left.slice(0, 4).join(", ")]), J(e, t);
			};
			X(i, (e) => {
				G(n).left.length > 0 && e(a);
			});
			var o = z(i, 2), s = (e) => {
				var t = Ha(), r = z(L(t)), i = z(I(r)), a = R(i, !0), o = z(i);
				D(r), B(() => {
					Y(a, G(n).element.element), Y(o, ` of ${G(n).element.order ?? ""}, of which ${G(n).element.lost ?? ""} are in P`);
				}), J(e, t);
			};
			X(o, (e) => {
				G(n).element && e(s);
			}), J(e, r);
		}, v = /* @__PURE__ */ A(() => t.analysis.misere_play && !r().has("winners"));
		X(g, (e) => {
			G(v) && e(_);
		});
		var y = z(g, 2), b = (e) => {
			var n = Wa(), r = R(z(L(n)), !0);
			B(() => Y(r, t.analysis.birthday)), J(e, n);
		};
		X(y, (e) => {
			t.analysis.birthday !== null && e(b);
		}), Z(z(y, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).shown;
			var i = Ga(), a = L(i), o = R(a, !0), s = z(a);
			Na(I(s), { get shown() {
				return r();
			} }), D(s), B(() => Y(o, n())), J(e, i);
		}), J(e, i);
	}, f = /* @__PURE__ */ A(() => t.analysis && !r().has("values"));
	X(u, (e) => {
		G(f) && e(d);
	}), D(l), J(e, a), Ke();
}
// src/components/Code.svelte
var Ya = /* @__PURE__ */ q("<code> </code>");
function Xa(e, t) {
	Ge(t, !0);
	var n = xr();
	Z(L(n), 17, () => sa(t.text), Mr, (e, t) => {
		var n = xr(), r = L(n), i = (e) => {
			var n = Ya(), r = R(n, !0);
			B(() => Y(r, G(t).text)), J(e, n);
		}, a = (e) => {
			var n = br();
			B(() => Y(n, G(t).text)), J(e, n);
		};
		X(r, (e) => {
			G(t).code ? e(i) : e(a, -1);
		}), J(e, n);
	}), J(e, n), Ke();
}
// src/components/Mistake.svelte
var Za = /* @__PURE__ */ q("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), Qa = /* @__PURE__ */ q("<p class=\"hint\"><!></p>"), $a = /* @__PURE__ */ q("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function eo(e, t) {
	Ge(t, !0);
	let n = $(t, "input", 3, ""), r = /* @__PURE__ */ A(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = ua(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = oa(n(), a) - oa(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = $a(), a = I(i);
	Xa(I(a), { get text() {
		return t.trouble.message;
	} }), D(a);
	var o = z(a, 2), s = (e) => {
		var t = Za(), n = I(t), i = R(n), a = z(n), o = z(a), s = R(o), c = R(z(o), !0);
		D(t), B((e) => {
			Y(i, `${G(r).line ?? ""} | `), Y(a, `${G(r).text ?? ""}
`), Y(s, `${e ?? ""} | `), Y(c, G(r).carets);
		}, [() => " ".repeat(String(G(r).line).length)]), J(e, t);
	}, c = /* @__PURE__ */ A(() => G(r) && (n().includes("\n") || G(r).text.length > 0));
	X(o, (e) => {
		G(c) && e(s);
	});
	var l = z(o, 2), u = (e) => {
		var n = Qa();
		Xa(I(n), { get text() {
			return t.trouble.hint;
		} }), D(n), J(e, n);
	};
	X(l, (e) => {
		t.trouble.hint && e(u);
	}), D(i), J(e, i), Ke();
}
// src/components/MoveList.svelte
var to = /* @__PURE__ */ q("<p class=\"quiet\">No move.</p>"), no = /* @__PURE__ */ q("<span class=\"quiet\" title=\"So many moves lead to the same position but for a symmetry\"> </span>"), ro = /* @__PURE__ */ q("<span class=\"move-value\"> </span>"), io = /* @__PURE__ */ q("<span class=\"tag\">wins</span>"), ao = /* @__PURE__ */ q("<span class=\"tag faint\">best</span>"), oo = /* @__PURE__ */ q("<li><button><span class=\"move-name\"> </span> <!> <!> <!> <!></button></li>"), so = /* @__PURE__ */ q("<button> </button>"), co = /* @__PURE__ */ q("<button class=\"plain small\"> </button>"), lo = /* @__PURE__ */ q("<ul></ul> <!> <!>", 1), uo = /* @__PURE__ */ q("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function fo(e, t) {
	Ge(t, !0);
	let n = $(t, "mark", 3, () => {}), r = /* @__PURE__ */ M(!1), i = /* @__PURE__ */ M(!1), a = /* @__PURE__ */ A(() => t.rows.some((e) => e.like !== null)), o = /* @__PURE__ */ A(() => G(i) ? t.rows : t.rows.filter((e) => e.like === null)), s = /* @__PURE__ */ A(() => t.rows.reduce((e, t, n) => e.set(t.like ?? n, (e.get(t.like ?? n) ?? 0) + 1), /* @__PURE__ */ new Map())), c = (e) => G(i) ? 1 : G(s).get(t.rows.indexOf(e)) ?? 1, l = /* @__PURE__ */ A(() => G(r) ? G(o) : G(o).slice(0, 60)), u = /* @__PURE__ */ A(() => t.rows.some((e) => !e.best));
	var d = uo(), f = I(d), p = I(f), m = R(z(p), !0);
	D(f);
	var h = z(f, 2), g = (e) => {
		J(e, to());
	}, _ = (e) => {
		var s = lo(), d = L(s);
		Z(d, 21, () => G(l), Mr, (e, r) => {
			var i = oo(), a = I(i);
			let o;
			var s = I(a), l = R(s, !0), d = z(s, 2), f = (e) => {
				var t = no(), n = R(t);
				B((e) => Y(n, `× ${e ?? ""}`), [() => c(G(r))]), J(e, t);
			}, p = /* @__PURE__ */ A(() => c(G(r)) > 1);
			X(d, (e) => {
				G(p) && e(f);
			});
			var m = z(d, 2), h = (e) => {
				var t = ro(), n = R(t, !0);
				B((e) => Y(n, e), [() => G(r).value.length > 40 ? `${G(r).value.slice(0, 38)}…` : G(r).value]), J(e, t);
			};
			X(m, (e) => {
				G(r).value !== void 0 && e(h);
			});
			var g = z(m, 2), _ = (e) => {
				ma(e, { get outcome() {
					return G(r).outcome;
				} });
			};
			X(g, (e) => {
				G(r).outcome && e(_);
			});
			var v = z(g, 2), y = (e) => {
				J(e, io());
			}, b = (e) => {
				J(e, ao());
			};
			X(v, (e) => {
				G(r).wins ? e(y) : G(r).best && G(u) && e(b, 1);
			}), D(a), D(i), B(() => {
				o = Zr(a, 1, "move", null, o, { wins: G(r).wins }), Y(l, G(r).name);
			}), K("click", a, () => {
				n()(null), t.choose(G(r));
			}), lr("pointerenter", a, () => n()(G(r))), lr("pointerleave", a, () => n()(null)), lr("focus", a, () => n()(G(r))), lr("blur", a, () => n()(null)), J(e, i);
		}), D(d);
		var f = z(d, 2), p = (e) => {
			var t = so(), n = R(t);
			B(() => Y(n, `All ${G(o).length ?? ""}`)), K("click", t, () => N(r, !0)), J(e, t);
		};
		X(f, (e) => {
			G(o).length > G(l).length && e(p);
		});
		var m = z(f, 2), h = (e) => {
			var t = co(), n = R(t, !0);
			B(() => {
				Q(t, "aria-pressed", G(i)), Y(n, G(i) ? "Moves that are alike once" : "Each move by itself");
			}), K("click", t, () => N(i, !G(i))), J(e, t);
		};
		X(m, (e) => {
			G(a) && e(h);
		}), J(e, s);
	};
	X(h, (e) => {
		t.rows.length === 0 ? e(g) : e(_, -1);
	}), D(d), B((e) => {
		Zr(d, 1, `moves ${e ?? ""}`), Y(p, `${t.title ?? ""} `), Y(m, t.rows.length);
	}, [() => t.player.toLowerCase()]), J(e, d), Ke();
}
ur(["click"]);
// src/lib/rows.ts
var po = (e, t) => t === "P" || t === e[0];
function mo(e, t, n, r) {
	let i = t === "Left" ? n?.left : n?.right, a = r?.turns.find((e) => e.first === t), o = a?.winning ? new Set(a.winning.map((e) => e.to)) : null;
	return e.map((n, r) => {
		let a = i?.length === e.length ? i[r] : void 0, s = a?.ends, c = s ? s.result === "win" : a ? po(t, a.outcome) : o?.has(n.to), l = a?.value ?? (s ? `${s.result}${s.moves === null ? "" : ` in ${s.moves}`}` : void 0);
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
var ho = /* @__PURE__ */ q("<button> </button>"), go = /* @__PURE__ */ q("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), _o = /* @__PURE__ */ q("<strong> </strong>"), vo = /* @__PURE__ */ q("<span></span>"), yo = /* @__PURE__ */ q("<span class=\"obligation\"> </span>"), bo = /* @__PURE__ */ q("<!> <!>.", 1), xo = /* @__PURE__ */ q("<progress aria-label=\"It is analysed\"></progress>"), So = /* @__PURE__ */ q("<p class=\"quiet small\"> </p>"), Co = /* @__PURE__ */ q("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), wo = /* @__PURE__ */ q("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), To = /* @__PURE__ */ q("<option> </option>"), Eo = /* @__PURE__ */ q("<button>Let it move</button>"), Do = /* @__PURE__ */ q("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function Oo(e, t) {
	Ge(t, !0);
	let n = /* @__PURE__ */ M(!1), r = /* @__PURE__ */ M(""), i = /* @__PURE__ */ A(() => t.shared.shown), a = /* @__PURE__ */ A(() => G(i)?.explored ?? null), o = /* @__PURE__ */ A(() => G(i)?.player ?? "Left"), s = /* @__PURE__ */ A(() => G(i)?.line.length ?? 0), c = /* @__PURE__ */ A(() => !G(a) || !G(i) ? [] : mo(G(o) === "Left" ? G(a).left : G(a).right, G(o), t.shared.play === "misere" ? null : G(i).analysis, G(i).solution)), l = /* @__PURE__ */ A(() => G(c).map((e) => {
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
	var _ = xr(), v = L(_), y = (e) => {
		var _ = Do(), v = I(_), y = I(v), b = (e) => {
			var t = go();
			Z(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = ho(), i = R(r);
				B((e) => {
					Zr(r, 1, e), Q(r, "aria-pressed", G(o) === t && !G(n)), Y(i, `${t ?? ""} moves`);
				}, [() => Gr(t.toLowerCase())]), K("click", r, () => h(t)), J(e, r);
			}), D(t), J(e, t);
		};
		X(y, (e) => {
			G(a).impartial || e(b);
		});
		var x = z(y, 2);
		Z(x, 17, () => G(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => G(n).act, i = () => G(n).name, a = () => G(n).can;
			var o = ho(), s = R(o, !0);
			B(() => {
				Q(o, "aria-disabled", !a()), Y(s, i());
			}), K("click", o, () => a() && t.shared.send({ act: r() })), J(e, o);
		}), ra(z(x, 2), {
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
		Xi(te, {
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
			var t = _o(), n = R(t, !0);
			B(() => Y(n, G(i).over)), J(e, t);
		}, ae = (e) => {
			var t = bo(), n = L(t), r = (e) => {
				var t = vo();
				B((e) => Zr(t, 1, `dot ${e ?? ""}`), [() => G(o).toLowerCase()]), J(e, t);
			};
			X(n, (e) => {
				G(a).impartial || e(r);
			});
			var i = z(n), s = z(i), c = (e) => {
				var t = yo(), n = R(t);
				B(() => Y(n, `, and ${G(u) ?? ""}`)), J(e, t);
			};
			X(s, (e) => {
				G(u) && e(c);
			}), De(), B(() => Y(i, ` ${(G(a).impartial ? "A player" : G(o)) ?? ""} is to move`)), J(e, t);
		};
		X(re, (e) => {
			G(i).over ? e(ie) : e(ae, -1);
		});
		var oe = z(re, 2), se = (e) => {
			J(e, xo());
		};
		X(oe, (e) => {
			G(i).working && e(se);
		}), D(ne);
		var ce = z(ne, 2), le = (e) => {
			eo(e, { get trouble() {
				return G(i).trouble;
			} });
		};
		X(ce, (e) => {
			G(i).trouble && e(le);
		});
		var ue = z(ce, 2), de = (e) => {
			var t = So(), n = R(t, !0);
			B((e) => Y(n, e), [() => G(i).said.join(" ")]), J(e, t);
		};
		X(ue, (e) => {
			G(i).said.length > 0 && e(de);
		}), D(ee);
		var fe = z(ee, 2), pe = (e) => {
			var n = Co(), r = I(n), s = (e) => {
				Ja(e, {
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
			X(r, (e) => {
				t.shared.values && e(s);
			});
			var u = z(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ A(() => G(a).impartial ? "Moves" : `${G(o)}'s moves`);
					fo(e, {
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
			X(u, (e) => {
				G(c).length > 0 && e(d);
			}), D(n), J(e, n);
		};
		X(fe, (e) => {
			G(d) && e(pe);
		}), D(S);
		var me = z(S, 2), he = (e) => {
			var n = wo(), r = I(n);
			Z(z(r, 2), 17, () => G(i).line, Mr, (e, n, r) => {
				var i = ho(), a = R(i, !0);
				B((e) => {
					Zr(i, 1, `chip ${e ?? ""}`), Q(i, "aria-current", r + 1 === G(s) ? "step" : void 0), Y(a, G(n).name);
				}, [() => G(n).player.toLowerCase()]), K("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), J(e, i);
			}), D(n), K("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), J(e, n);
		};
		X(me, (e) => {
			G(s) > 0 && e(he);
		});
		var ge = z(me, 2), _e = I(ge), C = z(I(_e)), ve = I(C);
		ve.value = ve.__value = "", Z(z(ve), 17, () => G(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).summary;
			var i = To(), a = R(i, !0), o = {};
			B(() => {
				Q(i, "title", r()), Y(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), J(e, i);
		}), D(C);
		var ye;
		ri(C), D(_e);
		var be = z(_e, 2), xe = (e) => {
			var n = Eo();
			B(() => n.disabled = G(i).over !== null), K("click", n, () => t.shared.send({ act: "answer" })), J(e, n);
		};
		X(be, (e) => {
			t.shared.opponent && e(xe);
		});
		var Se = z(be, 2), Ce = I(Se);
		ui(Ce), De(), D(Se);
		var we = z(Se, 2), w = I(we);
		ui(w), De(), D(we);
		var Te = z(we, 2), T = I(Te);
		ui(T), De(), D(Te), D(ge), D(_), B(() => {
			ye !== (ye = t.shared.opponent ?? "") && (C.value = (C.__value = ye) ?? "", ni(C, ye)), fi(Ce, t.shared.values), fi(w, t.shared.winning), fi(T, t.shared.play === "misere");
		}), K("keydown", _, g), K("change", C, (e) => t.shared.set("opponent", e.currentTarget.value || null)), K("change", Ce, (e) => t.shared.set("values", e.currentTarget.checked)), K("change", w, (e) => t.shared.set("winning", e.currentTarget.checked)), K("change", T, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), J(e, _);
	};
	X(v, (e) => {
		G(i) && G(a) && e(y);
	}), J(e, _), Ke();
}
ur([
	"keydown",
	"click",
	"change"
]);
// src/widget/widget.css?inline
var ko = ":root,:host{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--page:#faf8f4;--card:#fff;--ink:#1d2329;--soft:#59626c;--line:#e2ddd3;--field:#fff;--accent:#0b5c8c;--accent-ink:#fff;--wash:#eef4f8;--warn:#a33b00;--warn-wash:#fdf1e8;--good:#0a6b4c;--good-wash:#e8f5ef;--next-ink:#6b3fa0;--left-ink:#075a8b;--right-ink:#a33b00;--shadow:0 1px 2px #281e0a0f, 0 4px 16px #281e0a0d;--main:#1d2329;--quiet:#666;--faint:#dedad2;--paper:#fff;--left:#0072b2;--right:#d55e00;--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a;--mono:ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;--sans:ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", Roboto, \"Liberation Sans\", \"DejaVu Sans\", sans-serif;--serif:ui-serif, Charter, \"Iowan Old Style\", \"Noto Serif\", Georgia, \"Liberation Serif\", \"DejaVu Serif\", serif}:root[data-theme=dark],:host([data-theme=dark]){--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--page:#14171a;--card:#1b1f23;--ink:#e6e4df;--soft:#a3abb3;--line:#32383e;--field:#15191c;--accent:#6db7e6;--accent-ink:#0d1a22;--wash:#1d2a33;--warn:#f3a26b;--warn-wash:#2e221a;--good:#5fd0a6;--good-wash:#17291f;--next-ink:#c3a4ee;--left-ink:#7cc3ee;--right-ink:#f3a26b;--shadow:0 1px 2px #0000004d;--main:#e6e4df;--quiet:#9aa2aa;--faint:#3a4148;--paper:#1b1f23;--left:#56b4e9;--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;--game5:#ececec}*,:before,:after{box-sizing:border-box}h1,h2,h3{font-family:var(--serif);text-wrap:balance;margin:0 0 .5rem;font-weight:600;line-height:1.25}h1{letter-spacing:-.01em;font-size:1.7rem}h2{margin-top:1.6rem;font-size:1.2rem}h3{font-size:1rem}p{margin:0 0 .8rem}a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}code,pre,kbd,.code{font-family:var(--mono);font-size:.9em}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}kbd{border:1px solid var(--line);background:var(--card);border-radius:4px;padding:0 .3em;font-size:.78em}.quiet{color:var(--soft)}.small{font-size:.875rem}.grow{flex:1}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}button,.button,summary{border:1px solid var(--line);background:var(--card);min-height:2.1rem;color:var(--ink);font:inherit;cursor:pointer;border-radius:8px;align-items:center;gap:.35rem;padding:.2rem .75rem;font-size:.9rem;line-height:1.3;text-decoration:none;display:inline-flex}button:hover,.button:hover,summary:hover{border-color:var(--soft)}button:disabled,button[aria-disabled=true]{color:var(--soft);opacity:.65;cursor:default}button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}button.plain{color:var(--soft);background:0 0;border-color:#0000;padding:.2rem .45rem}button.plain:hover:enabled{color:var(--ink);background:var(--wash)}button[aria-pressed=true]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.file input{opacity:0;width:1px;position:absolute}.file:focus-within{outline:2px solid var(--accent)}input,select,textarea{border:1px solid var(--line);background:var(--field);min-height:2.1rem;color:var(--ink);font:inherit;border-radius:8px;padding:.3rem .6rem;font-size:.95rem}input[type=checkbox]{width:1.05rem;height:1.05rem;min-height:0;accent-color:var(--accent);margin:0}::placeholder{color:var(--soft);opacity:1}input.code{font-family:var(--mono);font-size:.88rem}.row{gap:.5rem;display:flex}.row input{flex:1;min-width:0}.inline{gap:.5rem;display:flex}.inline-label{color:var(--soft);align-items:center;gap:.5rem;font-size:.9rem;display:inline-flex}progress{width:6rem;height:.4rem;accent-color:var(--accent)}.note{border:1px solid var(--line);border-left:3px solid var(--accent);background:var(--card);border-radius:8px;padding:.5rem .9rem;font-size:.93rem}.note button{margin-left:.5rem}.tools-row{flex-wrap:wrap;align-items:center;gap:.5rem;margin:.8rem 0;display:flex}.toggle{display:inline-flex}.toggle button{border-radius:0;margin-left:-1px}.toggle button:first-child{border-radius:8px 0 0 8px;margin-left:0}.toggle button:last-child{border-radius:0 8px 8px 0}.toggle button.left[aria-pressed=true]{color:var(--left-ink);border-color:var(--left);z-index:1}.toggle button.right[aria-pressed=true]{color:var(--right-ink);border-color:var(--right);z-index:1}.math{padding:.35rem 0;font-size:1.3rem;overflow-x:auto}.math math{font-family:STIX Two Math,Latin Modern Math,Cambria Math,math,DejaVu Serif,serif}.printed,.lines,.reasons{padding:.25rem 0}.lines:is(pre){color:var(--soft)}.mistake-box{border-left:3px solid var(--warn);background:var(--warn-wash);border-radius:6px;margin:.3rem 0 .8rem;padding:.55rem .8rem;font-size:.93rem}.mistake-box p{margin:0}.mistake-box pre{white-space:pre;margin:.35rem 0;overflow-x:auto}.mistake-box .carets{color:var(--warn);font-weight:700}.mistake-box .hint{color:var(--soft)}.drawing{margin:.4rem 0}.drawing svg,.drawn svg{max-width:100%;height:auto;display:block}.badge{min-width:1.5rem;font:600 .82rem/1.5rem var(--mono);text-align:center;border:1px solid;border-radius:5px;padding:0 .35rem;display:inline-block}.outcome-l{color:var(--left-ink)}.outcome-r{color:var(--right-ink)}.outcome-n{color:var(--next-ink)}.outcome-p,.outcome-d{color:var(--soft)}.meaning{margin-left:.5rem}.facts dd:has(.meaning){align-items:baseline;display:flex}.lesson-bar{flex-wrap:wrap;align-items:center;gap:.6rem;display:flex}.lesson.slides{box-sizing:border-box;background:var(--page);flex-direction:column;max-width:none;min-height:80vh;font-size:1.5rem;display:flex}.lesson.slides:fullscreen{padding:2rem 4rem;overflow:auto}.lesson.slides p,.lesson.slides .question{max-width:60rem}.lesson.slides .cm-content,.lesson.slides .math,.lesson.slides input{font-size:1.4rem}.lesson.slides .pager{margin-top:auto}.lesson-list .done{color:var(--good)}.keep summary{min-height:1.5rem;color:var(--soft);padding:0 .5rem;font-size:.8rem}.as-text summary{color:var(--soft);font-size:.8rem}.start{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);align-items:center;gap:2.5rem;display:grid}.doors{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem;margin:1.5rem 0 0;padding:0;list-style:none;display:grid}.doors a{box-sizing:border-box;border:1px solid var(--line);background:var(--card);height:100%;color:var(--ink);border-radius:12px;gap:.25rem;padding:.9rem 1.1rem;text-decoration:none;display:grid}.doors a:hover{border-color:var(--accent)}.doors strong{color:var(--accent);font-size:1.1rem}.doors span{color:var(--soft);font-size:.92rem}@media (max-width:52rem){.start{grid-template-columns:minmax(0,1fr)}}.board{margin:.6rem 0}.board .picture{--scale:1;width:min(100%, calc(58vh * var(--ratio) + 1.3rem), calc(var(--natural) * var(--scale) + 1.3rem));border:1px solid var(--line);background:var(--card);box-shadow:var(--shadow);border-radius:12px;padding:.6rem;position:relative}:is(.main-column,.play,.start section)>.board .picture{--scale:4}.frame{position:relative}.frame-tools{justify-content:flex-end;gap:.2rem;min-height:1.9rem;margin-bottom:.2rem;display:flex}.frame-tools button{min-width:1.9rem}.view.zoomed{cursor:grab;max-height:78vh;overflow:auto}.view.held{cursor:grabbing}.grown{width:calc(100% * var(--zoom,1))}.view.zoomed .picture{width:100%}.frame.full{background:var(--page);padding:1rem;overflow:auto}.frame.full .view.zoomed{max-height:calc(100vh - 4.5rem)}.frame.full .view:not(.zoomed) .picture{width:min(100%, calc((100vh - 6rem) * var(--ratio) + 1.3rem));margin:0 auto}.board .drawn svg{width:100%}.board .places{width:calc(100% - 1.2rem);height:auto;position:absolute;top:.6rem;left:.6rem}.legend{align-items:center;gap:.4rem;margin:.4rem 0 0;font-size:.85rem;display:flex}.swatch{background:color-mix(in srgb, var(--good) 20%, transparent);border:1px solid var(--good);border-radius:3px;width:1rem;height:1rem}.verdict{align-items:baseline;margin:0 0 .8rem;font-size:1.15rem;font-weight:600;display:flex}.task{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin:.8rem 0;padding:.7rem .9rem}.end-card{border:2px solid var(--accent);background:var(--wash);border-radius:12px;margin:.6rem 0;padding:.9rem 1.1rem}.end-card h2{margin:0}.end-card p{margin:.4rem 0 0}.ladder{flex-wrap:wrap;align-items:center;gap:.35rem;margin:.4rem 0;display:flex}.ladder>span{min-width:8.5rem;font-size:.9rem}.chip.done{color:var(--good);border-color:var(--good)}.setup summary{cursor:pointer}.setup summary h2{margin:0;display:inline}.setup form{margin-top:.7rem}.task h2{margin:0 0 .4rem}.task p{margin:.5rem 0 0}.choices{flex-wrap:wrap;gap:.4rem;display:flex}.choices [aria-pressed=true]{border-color:var(--accent);background:var(--card)}.facts summary{cursor:pointer}.places polygon{fill:#0000;stroke:none;outline:none}.places polygon.live{cursor:pointer}.places polygon.wins{fill:color-mix(in srgb, var(--good) 20%, transparent)}.places polygon.lit{fill:color-mix(in srgb, var(--accent) 22%, transparent)}.places polygon.last{stroke:var(--accent);stroke-width:2px}.places polygon.advised{fill:color-mix(in srgb, var(--good) 45%, transparent);stroke:var(--good);stroke-width:2.5px}.places polygon.picked{fill:color-mix(in srgb, var(--accent) 40%, transparent)}.places polygon.told{fill:color-mix(in srgb, var(--warn) 25%, transparent);stroke:var(--warn);stroke-width:2.5px;stroke-dasharray:5 3}.arrow{pointer-events:none;color:var(--left)}.arrow.right{color:var(--right)}.arrow.faint{opacity:.7}.places .arrow path{fill:none;stroke:currentColor;stroke-width:var(--thick);stroke-linecap:butt}.places .arrow.right path:not(.halo){stroke-dasharray:calc(var(--thick) * 1.6px) calc(var(--thick) * .9px)}.places .arrow polygon{fill:currentColor}.places .arrow .halo{stroke:var(--card);stroke-width:calc(var(--thick) * 2px);stroke-linejoin:round}.places .arrow polygon.halo{fill:var(--card);stroke-width:calc(var(--thick) * 1px)}.places polygon:focus-visible{stroke:var(--accent);stroke-width:3px}.letters{border:1px solid var(--line);background:var(--card);white-space:pre;border-radius:12px;padding:1rem;overflow-x:auto}.candidates{flex-wrap:wrap;align-items:center;gap:.4rem;margin-top:.6rem;display:flex}.chip{min-height:1.7rem;font:.84rem var(--mono);border-radius:999px;padding:.05rem .6rem}.chip.left{border-color:color-mix(in srgb, var(--left) 55%, var(--line))}.chip.right{border-color:color-mix(in srgb, var(--right) 55%, var(--line))}.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.lines:is(nav) ul{border-left:1px solid var(--line);margin:0;padding-left:1.1rem;list-style:none}.lines:is(nav)>ul{border:0;padding:0}.lines:is(nav) .heading{margin:1rem 0 .2rem}.lines:is(nav) h2{font-size:1.05rem}.lines:is(nav) .step{align-items:center;gap:.3rem;margin-right:.6rem;display:inline-flex}.lines:is(nav) .step+.step:before{content:\"›\";color:var(--soft);margin-right:.3rem}.lines:is(nav) .move-value{margin:0;font-size:.84rem}.lines:is(nav) li{margin:.25rem 0;line-height:2.1}.move-columns{grid-template-columns:1fr 1fr;gap:1.2rem;margin-top:1rem;display:grid}.move-columns.single{grid-template-columns:1fr}.moves ul{gap:.25rem;margin:0;padding:0;list-style:none;display:grid}.moves.left h2{color:var(--left-ink)}.moves.right h2{color:var(--right-ink)}.single .moves h2{color:inherit}.single .moves ul,:is(.main-column,.known)>.moves ul{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.move{text-align:left;flex-wrap:wrap;gap:.2rem .6rem;width:100%;font-size:.88rem;display:flex}.move-name{font-family:var(--mono)}.move-value{color:var(--soft);font-family:var(--mono);margin-left:auto}.move.wins{background:var(--good-wash);border-color:color-mix(in srgb, var(--good) 45%, var(--line))}.tag{color:var(--good);font-size:.78rem}.tag.faint{color:var(--soft)}.panels,.setup,.record{border:1px solid var(--line);background:var(--card);border-radius:12px;margin-bottom:1rem;padding:1rem 1.1rem}.panels h2,.moves h2,.setup h2,.record h2{margin-top:0;font-size:1.05rem}.facts{grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.35rem 1rem;margin:0 0 1rem;display:grid}.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0;overflow-x:auto}.facts .math{padding:0;font-size:1.15rem}.math-text{font-family:var(--mono);overflow-wrap:anywhere;font-size:.92rem}.panels .drawing{margin-bottom:0}.panels button+h2{margin-top:1.1rem}.steps{margin-top:1rem}.steps summary h2{margin:0;display:inline}.steps h3{margin:.8rem 0 .2rem;font-size:1rem}.steps p{overflow-wrap:anywhere;margin:.25rem 0;font-size:.93rem}.wish{border-top:1px solid var(--line);margin-top:1rem;padding-top:.9rem}.wish label,.setup label{color:var(--soft);gap:.2rem;margin-bottom:.6rem;font-size:.88rem;display:grid}.wish label{display:block}.setup .check{color:var(--ink);align-items:center;gap:.5rem;display:flex}.setup .small{margin:-.4rem 0 .6rem}.obligation{border-left-color:var(--warn)}.turn-line{flex-wrap:wrap;align-items:center;gap:.4rem;min-height:2.2rem;margin:.5rem 0;display:flex}.turn-line .obligation{color:var(--warn)}.dot{border-radius:50%;width:.85rem;height:.85rem}.dot.left{background:var(--left)}.dot.right{border:3px solid var(--right)}.said{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin-bottom:1rem;padding:.7rem 1rem}.said h2{margin:0 0 .2rem;font-size:.95rem}.record ol{max-height:18rem;color:var(--soft);margin:0;padding:0;font-size:.85rem;list-style-position:inside;overflow-y:auto}.record li{margin:.2rem 0}.heap-sizes{flex-wrap:wrap;gap:.25rem;display:flex}.heap-sizes input{width:5.5em}:host{color:var(--ink);font:14px/1.5 var(--sans);display:block}.widget{padding:.2rem .4rem .4rem}.widget .tools-row{margin:.4rem 0}.table{flex-wrap:wrap;align-items:flex-start;gap:.6rem 1.6rem;display:flex}.play{max-width:100%}.known{flex:15rem;min-width:0;margin-top:.6rem}.known .moves ul{max-height:18rem;overflow-y:auto}.known .facts{margin-bottom:.7rem}.made{flex-wrap:wrap;gap:.25rem;display:flex}.widget .wishes{gap:.4rem 1.1rem}.wishes .inline-label{color:var(--ink)}";
// src/widget/main.ts
function Ao({ model: e, el: t }) {
	let n = document.createElement("div");
	n.className = "tweedle-board", n.setAttribute("data-lm-suppress-shortcuts", "true"), t.append(n);
	let r = n.attachShadow({ mode: "open" }), i = document.createElement("style");
	i.textContent = ko, r.append(i);
	let a = new Oi(e), o = Er(Oo, {
		target: r,
		props: { shared: a }
	}), s = Ei(n);
	return () => {
		s(), a.leave(), Ar(o), n.remove();
	};
}
var jo = { render: Ao };
export { jo as default };
