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
var h = 1024, g = 2048, _ = 4096, v = 8192, y = 16384, b = 32768, x = 1 << 25, S = 65536, C = 1 << 19, w = 1 << 20, ee = 1 << 25, te = 1 << 21, ne = 1 << 22, re = 1 << 23, T = Symbol("$state"), ie = Symbol("component"), ae = Symbol("legacy props"), oe = Symbol(""), se = Symbol("attributes"), ce = Symbol("class"), le = Symbol("style"), ue = Symbol("text"), de = Symbol("form reset"), fe = new class extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), pe = !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml"), me = {}, E = Symbol("uninitialized"), he = "http://www.w3.org/1999/xhtml", ge = "http://www.w3.org/2000/svg", _e = "http://www.w3.org/1998/Math/MathML";
function ve() {
	console.warn("https://svelte.dev/e/derived_inert");
}
function ye(e) {
	console.warn("https://svelte.dev/e/hydration_mismatch");
}
function be() {
	console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function xe() {
	console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
// node_modules/svelte/src/internal/client/dom/hydration.js
var D = !1;
function Se(e) {
	D = e;
}
var O;
function Ce(e) {
	if (e === null) throw ye(), me;
	return O = e;
}
function we() {
	return Ce(/* @__PURE__ */ en(O));
}
function k(e) {
	if (D) {
		if (/* @__PURE__ */ en(O) !== null) throw ye(), me;
		O = e;
	}
}
function Te(e = 1) {
	if (D) {
		for (var t = e, n = O; t--;) n = /* @__PURE__ */ en(n);
		O = n;
	}
}
function Ee(e = !0) {
	for (var t = 0, n = O;;) {
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
function De(e) {
	if (!e || e.nodeType !== 8) throw ye(), me;
	return e.data;
}
// node_modules/svelte/src/internal/client/reactivity/equality.js
function Oe(e) {
	return e === this.v;
}
function ke(e, t) {
	return e == e ? e !== t || typeof e == "object" && !!e || typeof e == "function" : t == t;
}
function Ae(e) {
	return !ke(e, this.v);
}
// node_modules/svelte/src/internal/client/errors.js
function je() {
	throw Error("https://svelte.dev/e/async_derived_orphan");
}
function Me(e, t, n) {
	throw Error("https://svelte.dev/e/each_key_duplicate");
}
function Ne(e) {
	throw Error("https://svelte.dev/e/effect_in_teardown");
}
function Pe() {
	throw Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Fe(e) {
	throw Error("https://svelte.dev/e/effect_orphan");
}
function Ie() {
	throw Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Le(e) {
	throw Error("https://svelte.dev/e/props_invalid_value");
}
function Re() {
	throw Error("https://svelte.dev/e/state_descriptors_fixed");
}
function ze() {
	throw Error("https://svelte.dev/e/state_prototype_fixed");
}
function Be() {
	throw Error("https://svelte.dev/e/state_unsafe_mutation");
}
function Ve() {
	throw Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
// node_modules/svelte/src/internal/client/context.js
var He = null;
function Ue(e) {
	He = e;
}
function We(e, t = !1, n) {
	He = {
		p: He,
		i: !1,
		c: null,
		e: null,
		s: e,
		x: null,
		r: H,
		l: null
	};
}
function Ge(e) {
	var t = He, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) mn(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, He = t.p, Ke(e);
}
function Ke(e = {}) {
	return i(e, ie, { value: !0 }), e;
}
function qe() {
	return !0;
}
// node_modules/svelte/src/internal/client/dom/task.js
var Je = [];
function Ye() {
	var e = Je;
	Je = [], p(e);
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
var Ze = ~(g | _ | h);
function A(e, t) {
	e.f = e.f & Ze | t;
}
function Qe(e) {
	e.f & 512 || e.deps === null ? A(e, h) : A(e, _);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
function $e(e, t) {
	e.f & 2048 ? t.set(e, g) : e.f & 4096 && t.get(e) !== 2048 && t.set(e, _), A(e, h);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
var et = !1;
function tt() {
	et || (et = !0, document.addEventListener("reset", (e) => {
		Promise.resolve().then(() => {
			if (!e.defaultPrevented) for (let t of e.target.elements) t[de]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function nt(e) {
	var t = V, n = H;
	Ln(null), Rn(null);
	try {
		return e();
	} finally {
		Ln(t), Rn(n);
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
	var s = H, c = it(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				sn(e, s);
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
		Promise.all(n.map((e) => /* @__PURE__ */ lt(e))).then(u).catch((e) => sn(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), at());
	}) : f();
}
function it() {
	var e = H, t = V, n = He, r = M;
	return function(i = !0) {
		Rn(e), Ln(t), Ue(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function at(e = !0) {
	Rn(null), Ln(null), Ue(null), e && M?.deactivate();
}
function ot() {
	var e = H, t = e.b, n = M, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
/*#__NO_SIDE_EFFECTS__*/
function st(e) {
	var t = 2 | g;
	return H !== null && (H.f |= C), {
		ctx: He,
		deps: null,
		effects: null,
		equals: Oe,
		f: t,
		fn: e,
		reactions: null,
		rv: 0,
		v: E,
		wv: 0,
		parent: H,
		ac: null
	};
}
var ct = Symbol("obsolete");
/*#__NO_SIDE_EFFECTS__*/
function lt(e, t, n) {
	let r = H;
	r === null && je();
	var i = void 0, a = It(E), o = !V, s = /* @__PURE__ */ new Set();
	return vn(() => {
		var t = H, n = m();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== fe && n.reject(e);
			}).finally(at);
		} catch (e) {
			n.reject(e), at();
		}
		var c = M;
		if (o) {
			if (t.f & 32768) var l = ot();
			if (r.b?.is_rendered()) c.async_deriveds.get(t)?.reject(ct);
			else for (let e of s.values()) e.reject(ct);
			s.add(n), c.async_deriveds.set(t, n);
		}
		let u = (e, t = void 0) => {
			l?.(), s.delete(n), t !== ct && (c.activate(), t ? (a.f |= re, Bt(a, t)) : (a.f & 8388608 && (a.f ^= re), Bt(a, e)), c.deactivate());
		};
		n.promise.then(u, (e) => u(null, e || "unknown"));
	}), fn(() => {
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
function j(e) {
	let t = /* @__PURE__ */ st(e);
	return Bn(t), t;
}
/*#__NO_SIDE_EFFECTS__*/
function ut(e) {
	let t = /* @__PURE__ */ st(e);
	return t.equals = Ae, t;
}
function dt(e) {
	var t = e.effects;
	if (t !== null) {
		e.effects = null;
		for (var n = 0; n < t.length; n += 1) Tn(t[n]);
	}
}
function ft(e) {
	var t, n = H, r = e.parent;
	if (!Pn && r !== null && e.v !== E && r.f & 24576) return ve(), e.v;
	Rn(r);
	try {
		dt(e), t = Qn(e);
	} finally {
		Rn(n);
	}
	return t;
}
function pt(e) {
	var t = ft(e);
	!e.equals(t) && (e.wv = Yn(), (!M?.is_fork || e.deps === null) && (M === null ? e.v = t : (M.capture(e, t, !0), _t?.capture(e, t, !0)), e.deps === null)) ? A(e, h) : Pn || (vt === null ? Qe(e) : (dn() || M?.is_fork) && vt.set(e, t));
}
function mt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && nt(() => {
		t.ac.abort(fe), t.ac = null;
	}), t.fn !== null && (t.teardown = f), tr(t, 0), Cn(t));
}
function ht(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && nr(t);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
var gt = null, M = null, _t = null, vt = null, yt = null, bt = !1, xt = !1, St = null, Ct = null, wt = 0, Tt = 1, Et = class e {
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
			for (var r of n.d) A(r, g), t(r);
			for (r of n.m) A(r, _), t(r);
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
		for (let [e, t] of this.#s) A(e, t), this.schedule(e);
		this.apply();
		for (var t = St = [], n = [], r = Ct = []; this.#a.length > 0;) {
			wt++ > 1e3 && (this.#b(), Dt());
			for (let e of this.#p()) try {
				this.#h(e, t, n);
			} catch (t) {
				throw Mt(e), this.#d() || this.discard(), t;
			}
		}
		if (M = null, r.length > 0) {
			var i = e.ensure();
			for (let e of r) i.schedule(e);
		}
		if (St = null, Ct = null, this.#d()) {
			this.#y(n), this.#y(t);
			for (let [e, t] of this.#c) jt(e, t);
			r.length > 0 && M.#m();
			return;
		}
		let a = this.#g();
		if (a) this.#y(n), this.#y(t), a.#v(this);
		else {
			this.#s.clear();
			for (let e of this.#e) e(this);
			this.#e.clear(), _t = this, kt(n), kt(t), _t = null, this.#i?.resolve();
			var o = M;
			this.#n === 0 && (this.#a.length === 0 || o !== null) && this.#b(), o !== null && (Pt.clear(), o.#m());
		}
	}
	#h(e, t, n) {
		e.f ^= h;
		for (var r = e.first; r !== null;) {
			var i = r.f, a = !!(i & 96);
			if (!(a && i & 1024 || i & 8192 || this.#c.has(r)) && r.fn !== null) {
				a ? r.f ^= h : i & 4 ? t.push(r) : Xn(r) && (i & 16 && this.add_dirty_reaction(r, _), nr(r));
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
					r & 4194320 && !this.async_deriveds.has(i) && (this.#s.delete(i), A(i, g), this.schedule(i));
				}
			}
		};
		for (let e of this.current.keys()) t(e);
		this.oncommit(() => e.discard()), e.#b(), M = this, this.#m();
	}
	#y(e) {
		for (var t = 0; t < e.length; t += 1) $e(e[t], this.#s);
	}
	capture(e, t, n = !1) {
		e.v !== E && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), vt?.set(e, t)), this.is_fork || (e.v = t);
	}
	activate() {
		M = this;
	}
	deactivate() {
		M = null, vt = null;
	}
	flush() {
		try {
			xt = !0, M = this, this.#m();
		} finally {
			wt = 0, yt = null, St = null, Ct = null, xt = !1, M = null, vt = null, Pt.clear();
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
		return (this.#i ??= m()).promise;
	}
	static ensure() {
		if (M === null) {
			let t = M = new e();
			!xt && Xe(() => {
				t.started || t.flush();
			});
		}
		return M;
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
		Ie();
	} catch (e) {
		sn(e, yt);
	}
}
var Ot = null;
function kt(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && Xn(r) && (Ot = /* @__PURE__ */ new Set(), nr(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Dn(r), Ot?.size > 0)) {
				Pt.clear();
				for (let e of Ot) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Ot.has(n) && (Ot.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || nr(n);
					}
				}
				Ot.clear();
			}
		}
		Ot = null;
	}
}
function At(e) {
	M.schedule(e);
}
function jt(e, t) {
	if (!(e.f & 32 && e.f & 1024)) {
		e.f & 2048 ? t.d.push(e) : e.f & 4096 && t.m.push(e), A(e, h);
		for (var n = e.first; n !== null;) jt(n, t), n = n.next;
	}
}
function Mt(e) {
	A(e, h);
	for (var t = e.first; t !== null;) Mt(t), t = t.next;
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
var Nt = /* @__PURE__ */ new Set(), Pt = /* @__PURE__ */ new Map(), Ft = !1;
function It(e, t) {
	return {
		f: 0,
		v: e,
		reactions: null,
		equals: Oe,
		rv: 0,
		wv: 0
	};
}
/*#__NO_SIDE_EFFECTS__*/
function N(e, t) {
	let n = It(e, t);
	return Bn(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function Lt(e, t = !1, n = !0) {
	let r = It(e);
	return t || (r.equals = Ae), r;
}
function P(e, t, n = !1) {
	return V !== null && (!In || V.f & 131072) && qe() && V.f & 4325394 && (zn === null || !zn.has(e)) && Be(), Bt(e, n ? Wt(t) : t, Ct);
}
var Rt = null, zt = 0;
function Bt(e, t, n = null) {
	if (!e.equals(t)) {
		Pn ? Pt.set(e, t) : Pt.has(e) || Pt.set(e, e.v);
		var r = Et.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && ft(t), vt === null && Qe(t);
		}
		e.wv = Yn(), Rt = null, zt = 0, Ut(e, g, n), Rt = null, qe() && H !== null && H.f & 1024 && !(H.f & 96) && (Un === null ? Wn([e]) : Un.push(e)), !r.is_fork && Nt.size > 0 && !Ft && Vt();
	}
	return t;
}
function Vt() {
	Ft = !1;
	for (let e of Nt) {
		e.f & 1024 && A(e, _);
		let t;
		try {
			t = Xn(e);
		} catch {
			t = !0;
		}
		t && nr(e);
	}
	Nt.clear();
}
function Ht(e) {
	P(e, e.v + 1);
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
			if (i || s !== H) {
				var l = (c & g) === 0;
				if (l && A(s, t), c & 131072) Nt.add(s);
				else if (c & 2) {
					var u = s;
					vt?.delete(u), Ut(u, _, n);
				} else if (l) {
					var d = s;
					c & 16 && Ot !== null && Ot.add(d), n === null ? At(d) : n.push(d);
				}
			}
		}
	}
}
function Wt(t) {
	if (typeof t != "object" || !t || T in t || ie in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ N(0), u = null, d = qn, f = (e) => {
		if (qn === d) return e();
		var t = V, n = qn;
		Ln(null), Jn(d);
		var r = e();
		return Ln(t), Jn(n), r;
	};
	return i && r.set("length", /* @__PURE__ */ N(t.length, u)), new Proxy(t, {
		defineProperty(e, t, n) {
			"value" in n && n.configurable !== !1 && n.enumerable !== !1 && n.writable !== !1 || Re();
			var i = r.get(t);
			return i === void 0 ? f(() => {
				var e = /* @__PURE__ */ N(n.value, u);
				return r.set(t, e), e;
			}) : P(i, n.value, !0), !0;
		},
		deleteProperty(e, t) {
			var n = r.get(t);
			if (n === void 0) {
				if (t in e) {
					let e = f(() => /* @__PURE__ */ N(E, u));
					r.set(t, e), Ht(o);
				}
			} else P(n, E), Ht(o);
			return !0;
		},
		get(e, n, i) {
			if (n === T) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => /* @__PURE__ */ N(Wt(s ? e[n] : E), u)), r.set(n, o)), o !== void 0) {
				var c = U(o);
				return c === E ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = U(i);
				if (a === E) return;
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
			if (t === T) return !0;
			var n = r.get(t), i = n !== void 0 && n.v !== E || Reflect.has(e, t);
			return (n !== void 0 || (H !== null || V !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ N(i ? Wt(e[t]) : E, u)), r.set(t, n)), U(n) === E) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => /* @__PURE__ */ N(E, u)), r.set(d + "", p)) : P(p, E);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => /* @__PURE__ */ N(void 0, u)), P(c, Wt(n)), r.set(t, c));
			else {
				l = c.v !== E;
				var m = f(() => Wt(n));
				P(c, m);
			}
			var h = Reflect.getOwnPropertyDescriptor(e, t);
			if (h?.set && h.set.call(s, n), !l) {
				if (i && typeof t == "string") {
					var g = r.get("length"), _ = Number(t);
					Number.isInteger(_) && _ >= g.v && P(g, _ + 1);
				}
				Ht(o);
			}
			return !0;
		},
		ownKeys(e) {
			U(o);
			var t = Reflect.ownKeys(e).filter((e) => {
				var t = r.get(e);
				return t === void 0 || t.v !== E;
			});
			for (var [n, i] of r) i.v !== E && !(n in e) && t.push(n);
			return t;
		},
		setPrototypeOf() {
			ze();
		}
	});
}
function Gt(e) {
	try {
		if (typeof e == "object" && e && T in e) return e[T];
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
		Xt = a(t, "firstChild").get, Zt = a(t, "nextSibling").get, u(e) && (e[ce] = void 0, e[se] = null, e[le] = void 0, e.__e = void 0), u(n) && (n[ue] = void 0);
	}
}
function $t(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function F(e) {
	return Xt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function en(e) {
	return Zt.call(e);
}
function I(e, t) {
	if (!D) return /* @__PURE__ */ F(e);
	var n = /* @__PURE__ */ F(O);
	if (n === null) n = O.appendChild($t());
	else if (t && n.nodeType !== 3) {
		var r = $t();
		return n?.before(r), Ce(r), r;
	}
	return t && an(n), Ce(n), n;
}
function L(e, t = !1) {
	if (!D) {
		var n = /* @__PURE__ */ F(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ en(n) : n;
	}
	if (t) {
		if (O?.nodeType !== 3) {
			var r = $t();
			return O?.before(r), Ce(r), r;
		}
		an(O);
	}
	return O;
}
function R(e, t = !1) {
	if (!D) return /* @__PURE__ */ F(e);
	var n = I(e, t);
	return k(e), n;
}
function z(e, t = 1, n = !1) {
	let r = D ? O : e;
	for (var i; t--;) i = r, r = /* @__PURE__ */ en(r);
	if (!D) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = $t();
			return r === null ? i?.after(a) : r.before(a), Ce(a), a;
		}
		an(r);
	}
	return Ce(r), r;
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
	var t = H;
	if (t === null) return V.f |= re, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	sn(e, t);
}
function sn(e, t) {
	if (e === me) throw e;
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
	H === null && (V === null && Fe(e), Pe()), Pn && Ne(e);
}
function ln(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function un(e, t) {
	var n = H;
	n !== null && n.f & 8192 && (e |= v);
	var r = {
		ctx: He,
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
	M?.register_created_effect(r);
	var i = r;
	if (e & 4) St === null ? Et.ensure().schedule(r) : St.push(r);
	else if (t !== null) {
		try {
			nr(r);
		} catch (e) {
			throw Tn(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= S));
	}
	if (i !== null && (i.parent = n, n !== null && ln(i, n), V !== null && V.f & 2 && !(e & 64))) {
		var a = V;
		(a.effects ??= []).push(i);
	}
	return r;
}
function dn() {
	return V !== null && !In;
}
function fn(e) {
	let t = un(8, null);
	return A(t, h), t.teardown = e, t;
}
function pn(e) {
	cn("$effect");
	var t = H.f;
	if (!V && t & 32 && He !== null && !He.i) {
		var n = He;
		(n.e ??= []).push(e);
	} else return mn(e);
}
function mn(e) {
	return un(4 | w, e);
}
function hn(e) {
	return cn("$effect.pre"), un(8 | w, e);
}
function gn(e) {
	Et.ensure();
	let t = un(64 | C, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? On(t, () => {
			Tn(t), n(void 0);
		}) : (Tn(t), n(void 0));
	});
}
function _n(e) {
	return un(4, e);
}
function vn(e) {
	return un(ne | C, e);
}
function yn(e, t = 0) {
	return un(8 | t, e);
}
function B(e, t = [], n = [], r = []) {
	rt(r, t, n, (t) => {
		un(8, () => {
			e(...t.map(U));
		});
	});
}
function bn(e, t = 0) {
	return un(16 | t, e);
}
function xn(e) {
	return un(32 | C, e);
}
function Sn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = Pn, r = V;
		Fn(!0), Ln(null);
		try {
			t.call(null);
		} catch (t) {
			sn(t, e.parent);
		} finally {
			Fn(n), Ln(r);
		}
	}
}
function Cn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && nt(() => {
			e.abort(fe);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : Tn(n, t), n = r;
	}
}
function wn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || Tn(t), t = n;
	}
}
function Tn(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (En(e.nodes.start, e.nodes.end), n = !0), e.f |= x, Cn(e, t && !n), tr(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	Sn(e), e.f ^= x, e.f |= y;
	var i = e.parent;
	i !== null && i.first !== null && Dn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function En(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ en(e);
		e.remove(), e = n;
	}
}
function Dn(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function On(e, t, n = !0) {
	var r = [];
	e.f |= 256, kn(e, r, !0);
	var i = () => {
		n && Tn(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function kn(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= v;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				kn(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function An(e) {
	e.f &= -257, jn(e, !0);
}
function jn(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= v, e.f & 1024 || (A(e, g), Et.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			jn(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function Mn(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : /* @__PURE__ */ en(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var Nn = null, Pn = !1;
function Fn(e) {
	Pn = e;
}
var V = null, In = !1;
function Ln(e) {
	V = e;
}
var H = null;
function Rn(e) {
	H = e;
}
var zn = null;
function Bn(e) {
	V !== null && (V.f & 2097152 || V.f & 2) && (zn ??= /* @__PURE__ */ new Set()).add(e);
}
var Vn = null, Hn = 0, Un = null;
function Wn(e) {
	Un = e;
}
var Gn = 1, Kn = 0, qn = Kn;
function Jn(e) {
	qn = e;
}
function Yn() {
	return ++Gn;
}
function Xn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (Xn(a) && pt(a), a.wv > e.wv) return !0;
		}
		t & 512 && vt === null && A(e, h);
	}
	return !1;
}
function Zn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(zn !== null && zn.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? Zn(a, t, !1) : t === a && (n ? A(a, g) : a.f & 1024 && A(a, _), At(a));
	}
}
function Qn(e) {
	var t = Vn, n = Hn, r = Un, i = V, a = zn, o = He, s = In, c = qn, l = e.f;
	Vn = null, Hn = 0, Un = null, V = l & 96 ? null : e, zn = null, Ue(e.ctx), In = !1, qn = ++Kn, e.ac !== null && (nt(() => {
		e.ac.abort(fe);
	}), e.ac = null);
	try {
		e.f |= te;
		var u = e.fn, d = u();
		e.f |= b;
		var f = $n(e);
		if (qe() && Un !== null && !In && f !== null && !(e.f & 6146)) for (var p = 0; p < Un.length; p++) Zn(Un[p], e);
		if (i !== null && i !== e) {
			if (Kn++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Kn;
			if (t !== null) for (let e of t) e.rv = Kn;
			Un !== null && (r === null ? r = Un : r.push(...Un));
		}
		return e.f & 8388608 && (e.f ^= re), d;
	} catch (t) {
		return $n(e), on(t);
	} finally {
		e.f ^= te, Vn = t, Hn = n, Un = r, V = i, zn = a, Ue(o), In = s, qn = c;
	}
}
function $n(e) {
	var t = e.deps, n = M?.is_fork;
	if (Vn !== null) {
		var r;
		if (n || tr(e, Hn), t !== null && Hn > 0) for (t.length = Hn + Vn.length, r = 0; r < Vn.length; r++) t[Hn + r] = Vn[r];
		else e.deps = t = Vn;
		if (dn() && e.f & 512) for (r = Hn; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && Hn < t.length && (tr(e, Hn), t.length = Hn);
	return t;
}
function er(e, r) {
	let i = r.reactions;
	if (i !== null) {
		var a = t.call(i, e);
		if (a !== -1) {
			var o = i.length - 1;
			o === 0 ? i = r.reactions = null : (i[a] = i[o], i.pop());
		}
	}
	if (i === null && r.f & 2 && (Vn === null || !n.call(Vn, r))) {
		var s = r;
		s.f & 512 && (s.f ^= 512), s.v !== E && Qe(s), s.ac !== null && nt(() => {
			s.ac.abort(fe), s.ac = null, A(s, g);
		}), mt(s), tr(s, 0);
	}
}
function tr(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) er(e, n[r]);
}
function nr(e) {
	var t = e.f;
	if (!(t & 16384)) {
		A(e, h);
		var n = H;
		H = e;
		try {
			t & 16777232 ? wn(e) : Cn(e), Sn(e);
			var r = Qn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = Gn;
		} finally {
			H = n;
		}
	}
}
function U(e) {
	var t = !!(e.f & 2);
	if (Nn?.add(e), V !== null && !In && !(H !== null && H.f & 16384) && (zn === null || !zn.has(e))) {
		var r = V.deps;
		if (V.f & 2097152) e.rv < Kn && (e.rv = Kn, Vn === null && r !== null && r[Hn] === e ? Hn++ : Vn === null ? Vn = [e] : Vn.push(e));
		else {
			V.deps ??= [], n.call(V.deps, e) || V.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [V] : n.call(i, V) || i.push(V);
		}
	}
	if (Pn && Pt.has(e)) return Pt.get(e);
	if (t) {
		var a = e;
		if (Pn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || ir(a)) && (o = ft(a)), Pt.set(a, o), o;
		}
		var s = !(a.f & 512) && !In && V !== null && !!(V.f & 512), c = (a.f & b) === 0;
		Xn(a) && (s && (a.f |= 512), pt(a)), s && !c && (ht(a), rr(a));
	}
	if (vt?.has(e)) return vt.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function rr(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (ht(r), rr(r));
	}
}
function ir(e) {
	if (e.v === E) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Pt.has(t) || t.f & 2 && ir(t)) return !0;
	return !1;
}
function ar(e) {
	var t = In;
	try {
		return In = !0, e();
	} finally {
		In = t;
	}
}
function or(e) {
	if (!(typeof e != "object" || !e || e instanceof EventTarget)) {
		if (T in e) sr(e);
		else if (!Array.isArray(e)) for (let t in e) {
			let n = e[t];
			typeof n == "object" && n && T in n && sr(n);
		}
	}
}
function sr(e, t = /* @__PURE__ */ new Set()) {
	if (typeof e == "object" && e && !(e instanceof EventTarget) && !t.has(e)) {
		t.add(e), e instanceof Date && e.getTime();
		for (let n in e) try {
			sr(e[n], t);
		} catch {}
		let n = l(e);
		if (n !== Object.prototype && n !== Array.prototype && n !== Map.prototype && n !== Set.prototype && n !== Date.prototype) {
			let t = o(n);
			for (let n in t) {
				let r = t[n].get;
				if (r) try {
					r.call(e);
				} catch {}
			}
		}
	}
}
[.../* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split(".")];
var cr = ["touchstart", "touchmove"];
function lr(e) {
	return cr.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var ur = Symbol("events"), dr = /* @__PURE__ */ new Set(), fr = /* @__PURE__ */ new Set();
function pr(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || vr.call(t, e), !e.cancelBubble) return nt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Xe(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function mr(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = pr(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && fn(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function W(e, t, n) {
	(t[ur] ??= {})[e] = n;
}
function hr(e) {
	for (var t = 0; t < e.length; t++) dr.add(e[t]);
	for (var n of fr) n(e);
}
var gr = null, _r = !1;
function vr(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	gr = e, _r || (_r = !0, setTimeout(() => {
		_r = !1, gr = null;
	}));
	var s = 0, c = gr === e && e[ur];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[ur] = t;
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
		var d = V, f = H;
		Ln(null), Rn(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[ur]?.[r];
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
			e[ur] = t, delete e.currentTarget, Ln(d), Rn(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var yr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function br(e) {
	return yr?.createHTML(e) ?? e;
}
function xr(e) {
	var t = rn("template");
	return t.innerHTML = br(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function Sr(e, t) {
	var n = H;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
/*#__NO_SIDE_EFFECTS__*/
function G(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (D) return Sr(O, null), O;
		i === void 0 && (i = xr(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ F(i)));
		var t = r || Yt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ F(t), s = t.lastChild;
			Sr(o, s);
		} else Sr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function Cr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (D) return Sr(O, null), O;
		if (!o) {
			var e = /* @__PURE__ */ F(xr(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ F(e);) o.appendChild(/* @__PURE__ */ F(e));
			else o = /* @__PURE__ */ F(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ F(t), r = t.lastChild;
			Sr(n, r);
		} else Sr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function K(e, t) {
	return /* @__PURE__ */ Cr(e, t, "svg");
}
function wr(e = "") {
	if (!D) {
		var t = $t(e + "");
		return Sr(t, t), t;
	}
	var n = O;
	return n.nodeType === 3 ? an(n) : (n.before(n = $t()), Ce(n)), Sr(n, n), n;
}
function Tr() {
	if (D) return Sr(O, null), O;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = $t();
	return e.append(t, n), Sr(t, n), e;
}
function q(e, t) {
	if (D) {
		var n = H;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = O), we();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function Er(e) {
	let t = 0, n = It(0), r;
	return () => {
		dn() && (U(n), yn(() => (t === 0 && (r = ar(() => e(() => Ht(n)))), t += 1, () => {
			Xe(() => {
				--t, t === 0 && (r?.(), r = void 0, Ht(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var Dr = S | C;
function Or(e, t, n, r) {
	new kr(e, t, n, r);
}
var kr = class {
	parent;
	is_pending = !1;
	transform_error;
	#e;
	#t = D ? O : null;
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
	#m = Er(() => (this.#p = It(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = H;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = H.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = bn(() => {
			if (D) {
				let e = De(this.#t);
				we();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, Dr), D && (this.#e = O);
	}
	#h() {
		try {
			this.#a = xn(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		Xe(r), t && (this.#s = xn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? xe() : (t = !0, n && Ve(), this.#s !== null && On(this.#s, () => {
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
		e && (this.is_pending = !0, this.#o = xn(() => e(this.#e)), Xe(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = $t(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return xn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							sn(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(M)) : this.#u === 0 && (this.#e.before(e), this.#c = null, On(this.#o, () => {
					this.#o = null;
				}), this.#x(M));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = xn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				Mn(this.#a, e);
				let t = this.#n.pending;
				this.#o = xn(() => t(this.#e));
			} else this.#x(M);
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
		var t = H, n = V, r = He;
		Rn(this.#i), Ln(this.#i), Ue(this.#i.ctx);
		try {
			return Et.ensure(), e();
		} finally {
			Rn(t), Ln(n), Ue(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && On(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Xe(() => {
			this.#d = !1, this.#p && Bt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), U(this.#p);
	}
	error(e) {
		if (e === me || !this.#n.onerror && !this.#n.failed) throw e;
		M?.is_fork ? (this.#a && M.skip_effect(this.#a), this.#o && M.skip_effect(this.#o), this.#s && M.skip_effect(this.#s), M.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (Tn(this.#a), null), this.#o &&= (Tn(this.#o), null), this.#s &&= (Tn(this.#s), null), D && (Ce(this.#t), Te(), Ce(Ee()));
		let t = this.#n.failed, n = (e) => {
			if (this.#v()) return;
			let { reset: n, invoke_onerror: r } = this.#_(e);
			r(), t && !this.#v() && (this.#s = this.#S(() => {
				try {
					return xn(() => {
						var r = H;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return sn(e, this.#i.parent), null;
				}
			}));
		};
		Xe(() => {
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
function J(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[ue] ??= e.nodeValue) && (e[ue] = n, e.nodeValue = `${n}`);
}
function Ar(e, t) {
	return Mr(e, t);
}
var jr = /* @__PURE__ */ new Map();
function Mr(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	Qt();
	var l = void 0, u = gn(() => {
		var s = n ?? t.appendChild($t());
		Or(s, { pending: () => {} }, (t) => {
			We({});
			var n = He;
			if (o && (n.c = o), a && (i.$$events = a), D && Sr(t, null), l = e(t, i) || Ke(), D && (H.nodes.end = O, O === null || O.nodeType !== 8 || O.data !== "]")) throw ye(), me;
			Ge();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = lr(r);
					for (let e of [t, document]) {
						var a = jr.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), jr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, vr, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(dr)), fr.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = jr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, vr), r.delete(e), r.size === 0 && jr.delete(n)) : r.set(e, i);
			}
			fr.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return Nr.set(l, u), l;
}
var Nr = /* @__PURE__ */ new WeakMap();
function Pr(e, t) {
	let n = Nr.get(e);
	return n ? (Nr.delete(e), n(t)) : Promise.resolve();
}
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
var Fr = class {
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
			if (n) An(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (An(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
			}
			for (let [t, n] of this.#e) {
				if (this.#e.delete(t), t === e) break;
				let r = this.#n.get(n);
				r && (Tn(r.effect), this.#n.delete(n));
			}
			for (let [e, r] of this.#t) {
				if (e === t || this.#r.has(e)) continue;
				let i = () => {
					if (Array.from(this.#e.values()).includes(e)) {
						var t = document.createDocumentFragment();
						Mn(r, t), t.append($t()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else Tn(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), On(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (Tn(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = M, r = nn();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = $t();
				i.append(a), this.#n.set(e, {
					effect: xn(() => t(a)),
					fragment: i
				});
			} else this.#t.set(e, xn(() => t(this.anchor)));
		}
		if (this.#e.set(n, e), r) {
			for (let [t, r] of this.#t) t === e ? n.unskip_effect(r) : n.skip_effect(r);
			for (let [t, r] of this.#n) t === e ? n.unskip_effect(r.effect) : n.skip_effect(r.effect);
			n.oncommit(this.#a), n.ondiscard(this.#o);
		} else D && (this.anchor = O), this.#a(n);
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function Y(e, t, n = !1) {
	var r;
	D && (r = O, we());
	var i = new Fr(e), a = n ? S : 0;
	function o(e, t) {
		if (D) {
			var n = De(r);
			if (e !== parseInt(n.substring(1))) {
				var a = Ee();
				Ce(a), i.anchor = a, Se(!1), i.ensure(e, t), Se(!0);
				return;
			}
		}
		i.ensure(e, t);
	}
	bn(() => {
		var e = !1;
		t((t, n = 0) => {
			e = !0, o(n, t);
		}), e || o(-1, null);
	}, a);
}
// node_modules/svelte/src/internal/client/dom/blocks/key.js
var Ir = Symbol("NaN");
function Lr(e, t, n) {
	D && we();
	var r = new Fr(e), i = !qe();
	bn(() => {
		var e = t();
		e !== e && (e = Ir), i && typeof e == "object" && e && (e = {}), r.ensure(e, n);
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
function Rr(e, t) {
	return t;
}
function zr(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		On(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					Br(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
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
		Br(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: /* @__PURE__ */ new Set()
	}, (e.outrogroups ??= /* @__PURE__ */ new Set()).add(o);
}
function Br(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = /* @__PURE__ */ new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= ee, Mn(a, document.createDocumentFragment())) : Tn(t[i], n);
	}
}
var Vr;
function X(t, n, i, a, o, s = null) {
	var c = t, l = /* @__PURE__ */ new Map();
	if (n & 4) {
		var u = t;
		c = D ? Ce(/* @__PURE__ */ F(u)) : u.appendChild($t());
	}
	D && we();
	var d = null, f = /* @__PURE__ */ ut(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = /* @__PURE__ */ new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = U(f);
			_.fallback = d, Ur(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= ee, Gr(d, null, c)) : An(d) : On(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: bn(() => {
			var e = U(f), t = e.length;
			let r = !1;
			D && De(c) === "[!" != (t === 0) && (c = Ee(), Ce(c), Se(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = M, v = nn(), y = 0; y < t; y += 1) {
				D && O.nodeType === 8 && O.data === "]" && (c = O, r = !0, Se(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && Bt(S.v, b), S.i && Bt(S.i, y), v && _.unskip_effect(S.e)) : (S = Wr(l, m ? c : Vr ??= $t(), b, x, y, o, n, i), m || (S.e.f |= ee), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = xn(() => s(c)) : (d = xn(() => s(Vr ??= $t())), d.f |= ee)), t > u.size && Me("", "", ""), D && t > 0 && Ce(Ee()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && Se(!0), U(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, D && (c = O);
}
function Hr(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function Ur(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = Hr(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (An(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= ee, _ === l) Gr(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), Kr(e, d, _), Kr(e, _, y), Gr(_, y, n), d = _, p = [], m = [], l = Hr(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], C = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) Gr(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					Kr(e, S.prev, C.next), Kr(e, d, S), Kr(e, C, b), l = b, d = C, --v, p = [], m = [];
				} else u.delete(_), Gr(_, l, n), Kr(e, _.prev, _.next), Kr(e, _, d === null ? e.effect.first : d.next), Kr(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= /* @__PURE__ */ new Set()).add(l), m.push(l), l = Hr(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = Hr(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (Br(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var w = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || w.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && w.push(l), l = Hr(l.next);
		var te = w.length;
		if (te > 0) {
			var ne = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < te; v += 1) w[v].nodes?.a?.measure();
				for (v = 0; v < te; v += 1) w[v].nodes?.a?.fix();
			}
			zr(e, w, ne);
		}
	}
	o && Xe(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function Wr(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? It(n) : /* @__PURE__ */ Lt(n, !1, !1) : null, l = o & 2 ? It(i) : null;
	return {
		v: c,
		i: l,
		e: xn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function Gr(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ en(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function Kr(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
function qr(e, t, n = !1, r = !1, i = !1, a = !1) {
	var o = e, s = "";
	if (n) {
		var c = e;
		D && (o = Ce(/* @__PURE__ */ F(c)));
	}
	B(() => {
		var e = H;
		if (s === (s = t() ?? "")) D && we();
		else if (n && !D) e.nodes = null, c.innerHTML = s, s !== "" && Sr(/* @__PURE__ */ F(c), c.lastChild);
		else if (e.nodes !== null && (En(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (D) {
				for (var a = O.data, l = we(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ en(l);
				if (l === null) throw ye(), me;
				Sr(O, u), o = Ce(l);
			} else {
				var d = rn(r ? "svg" : i ? "math" : "template", r ? ge : i ? _e : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (Sr(/* @__PURE__ */ F(f), f.lastChild), r || i) for (; /* @__PURE__ */ F(f);) o.before(/* @__PURE__ */ F(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function Jr(e, t, ...n) {
	var r = new Fr(e);
	bn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, S);
}
// node_modules/svelte/src/internal/client/dom/elements/actions.js
function Yr(e, t, n) {
	_n(() => {
		var r = ar(() => t(e, n?.()) || {});
		if (n && r?.update) {
			var i = !1, a = {};
			yn(() => {
				var e = n();
				or(e), i && ke(a, e) && (a = e, r.update(e));
			}), i = !0;
		}
		if (r?.destroy) return () => r.destroy();
	});
}
// node_modules/clsx/dist/clsx.mjs
function Xr(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = Xr(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Zr() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = Xr(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Qr(e) {
	return typeof e == "object" ? Zr(e) : e ?? "";
}
var $r = [..." 	\n\r\f\xA0\v﻿"];
function ei(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || $r.includes(r[o - 1])) && (s === r.length || $r.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function ti(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function ni(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function ri(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(ni)), i && c.push(...Object.keys(i).map(ni));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = ni(e.substring(l, u).trim());
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
		return r && (n += ti(r)), i && (n += ti(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function Z(e, t, n, r, i, a) {
	var o = e[ce];
	if (D || o !== n || o === void 0) {
		var s = ei(n, r, a);
		D && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[ce] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function ii(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function ai(e, t, n, r) {
	var i = e[le];
	if (D || i !== t) {
		var a = ri(t, r);
		D && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[le] = t;
	} else r && (Array.isArray(r) ? (ii(e, n?.[0], r[0]), ii(e, n?.[1], r[1], "important")) : ii(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function oi(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function si(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = ui(c);
			oi(c, i ? a.includes(l) : Kt(l, r));
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
function ci(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return be();
		for (var i of t.options) i.selected = n.includes(ui(i));
	} else {
		for (i of t.options) if (Kt(ui(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function li(e) {
	var t = new MutationObserver((t) => {
		t.every(di) || ("__defaultValue" in e && si(e, !1), "__value" in e && ci(e, e.__value));
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
function ui(e) {
	return "__value" in e ? e.__value : e.value;
}
function di(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var fi = Symbol("is custom element"), pi = Symbol("is html"), mi = pe ? "link" : "LINK", hi = pe ? "progress" : "PROGRESS";
function gi(e) {
	if (D) {
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
		e[de] = n, Xe(n), tt();
	}
}
function _i(e, t) {
	var n = yi(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === hi) && (e.value = t ?? "");
}
function vi(e, t) {
	var n = yi(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function Q(e, t, n, r) {
	var i = yi(e);
	if (!(D && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === mi))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[oe] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && xi(e).has(t) ? e[t] = n : (!D || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function yi(e) {
	return e[se] ??= {
		[fi]: e.nodeName.includes("-"),
		[pi]: e.namespaceURI === he
	};
}
var bi = /* @__PURE__ */ new Map();
function xi(e) {
	var t = e.getAttribute("is") || e.nodeName, n = bi.get(t);
	if (n) return n;
	bi.set(t, n = /* @__PURE__ */ new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function Si(e, t) {
	return e === t || e?.[T] === t;
}
function Ci(e = Ke(), t, n, r) {
	var i = He.r, a = H;
	return _n(() => {
		var o, s;
		return yn(() => {
			o = s, s = r?.() || [], ar(() => {
				Si(n(...s), e) || (t(e, ...s), o && Si(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && Si(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var wi = !1;
function Ti(e) {
	var t = wi;
	try {
		return wi = !1, [e(), wi];
	} finally {
		wi = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
var Ei = {
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
		if (t === T || t === ae) return !1;
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
function Di(...e) {
	return new Proxy({ props: e }, Ei);
}
function $(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ st(r), U(u)) : (l && (l = !1, c = s ? ar(r) : r), c);
	let f;
	if (o) {
		var p = T in e || ae in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = Ti(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && Le(t), f(m)));
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
	o && U(y);
	var b = H;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? U(y) : i && o ? Wt(e) : e;
			return P(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return Pn && v || b.f & 16384 ? y.v : U(y);
	});
}
var Oi = Object.assign(document.createElement("canvas"), {
	width: 1,
	height: 1
}).getContext("2d", { willReadFrequently: !0 });
function ki(e) {
	if (!Oi) return null;
	Oi.clearRect(0, 0, 1, 1), Oi.fillStyle = e, Oi.fillRect(0, 0, 1, 1);
	let [t = 0, n = 0, r = 0, i = 0] = Oi.getImageData(0, 0, 1, 1).data;
	return i < 128 ? null : (.299 * t + .587 * n + .114 * r) / 255;
}
function Ai(e) {
	for (let t = e; t; t = t.parentElement ?? ji(t)) {
		let e = ki(getComputedStyle(t).backgroundColor);
		if (e !== null) return e < .5;
	}
	return !1;
}
function ji(e) {
	let t = e.getRootNode();
	return t instanceof ShadowRoot ? t.host : null;
}
function Mi(e) {
	let t = () => e.dataset.theme = Ai(e) ? "dark" : "light", n = () => requestAnimationFrame(() => requestAnimationFrame(t));
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
var Ni = [
	"values",
	"winning",
	"opponent",
	"play",
	"_shown"
], Pi = class {
	#e = /* @__PURE__ */ N(!0);
	get values() {
		return U(this.#e);
	}
	set values(e) {
		P(this.#e, e, !0);
	}
	#t = /* @__PURE__ */ N(!1);
	get winning() {
		return U(this.#t);
	}
	set winning(e) {
		P(this.#t, e, !0);
	}
	#n = /* @__PURE__ */ N(null);
	get opponent() {
		return U(this.#n);
	}
	set opponent(e) {
		P(this.#n, e, !0);
	}
	#r = /* @__PURE__ */ N("normal");
	get play() {
		return U(this.#r);
	}
	set play(e) {
		P(this.#r, e, !0);
	}
	#i = /* @__PURE__ */ N(null);
	get shown() {
		return U(this.#i);
	}
	set shown(e) {
		P(this.#i, e);
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
		for (let t of Ni) e.on(`change:${t}`, this.#o);
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
		for (let e of Ni) this.#a.off(`change:${e}`, this.#o);
	}
};
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/lib/crop.ts
var Fi = 8;
function Ii(e) {
	let [t = 0, n = 0, r = 1, i = 1] = (e.getAttribute("viewBox") ?? "").split(/[ ,]+/).map(Number), a = [...e.children].filter((e) => e instanceof SVGGraphicsElement), o = a[0]?.tagName === "rect" ? a[0] : null, s = a.filter((e) => e !== o).map((e) => e.getBBox()).filter((e) => e.width > 0 || e.height > 0);
	if (s.length === 0) return {
		x: t,
		y: n,
		width: r,
		height: i
	};
	let c = Math.max(t, Math.min(...s.map((e) => e.x)) - Fi), l = Math.max(n, Math.min(...s.map((e) => e.y)) - Fi), u = Math.min(t + r, Math.max(...s.map((e) => e.x + e.width)) + Fi), d = Math.min(n + i, Math.max(...s.map((e) => e.y + e.height)) + Fi), f = {
		x: c,
		y: l,
		width: u - c,
		height: d - l
	};
	e.setAttribute("viewBox", Object.values(f).join(" "));
	for (let t of ["width", "height"]) e.setAttribute(t, `${f[t]}`);
	for (let [e, t] of Object.entries(f)) o?.setAttribute(e, `${t}`);
	return f;
}
// src/lib/rim.ts
var Li = .5;
function Ri(e) {
	let t = ([e, t]) => `${Math.round(e / Li)},${Math.round(t / Li)}`, n = /* @__PURE__ */ new Map();
	for (let r of e) r.forEach((e, i) => {
		let a = r[(i + 1) % r.length] ?? e, o = [t(e), t(a)].sort().join(" ");
		n.set(o, [
			e,
			a,
			(n.get(o)?.[2] ?? 0) + 1
		]);
	});
	return [...n.values()].flatMap(([e, t, n]) => n === 1 ? [`M${e}L${t}`] : []).join("");
}
// src/components/Arrow.svelte
var zi = /* @__PURE__ */ K("<g aria-hidden=\"true\"><path class=\"halo\"></path><polygon class=\"halo\"></polygon><path></path><polygon></polygon></g>");
function Bi(e, t) {
	We(t, !0);
	let n = $(t, "faint", 3, !1), r = .1, i = /* @__PURE__ */ j(() => {
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
	var a = zi();
	let o, s;
	var c = I(a), l = z(c), u = z(l), d = z(u);
	k(a), B((e) => {
		o = Z(a, 0, `arrow ${e ?? ""}`, null, o, { faint: n() }), s = ai(a, "", s, { "--thick": .1 * t.size }), Q(c, "d", U(i).line), Q(l, "points", U(i).head), Q(u, "d", U(i).line), Q(d, "points", U(i).head);
	}, [() => t.player.toLowerCase()]), q(e, a), Ge();
}
// src/components/Frame.svelte
var Vi = /* @__PURE__ */ G("<span aria-hidden=\"true\"></span><strong> </strong>", 1), Hi = /* @__PURE__ */ G("<p role=\"status\"><!> </p>"), Ui = /* @__PURE__ */ G("<button class=\"plain\" aria-label=\"Smaller\" title=\"Smaller\">−</button> <button class=\"plain\" aria-label=\"Larger\" title=\"Larger\">+</button>", 1), Wi = /* @__PURE__ */ G("<button class=\"plain\"><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"></path></svg></button>"), Gi = /* @__PURE__ */ G("<div><!>  <div><div class=\"grown\"><!></div></div> <div class=\"frame-foot\"><!> <div><!> <!></div></div></div>");
function Ki(e, t) {
	We(t, !0);
	let n = $(t, "says", 3, null), r = 1.5, i = /* @__PURE__ */ N(void 0), a = /* @__PURE__ */ N(void 0), o = /* @__PURE__ */ N(1), s = /* @__PURE__ */ N(!1), c = /* @__PURE__ */ N(null);
	async function l() {
		document.fullscreenElement ? await document.exitFullscreen() : await U(i)?.requestFullscreen();
	}
	function u(e) {
		if (!U(a)) return;
		let [t, n] = [(U(a).scrollLeft + U(a).clientWidth / 2) / U(o), (U(a).scrollTop + U(a).clientHeight / 2) / U(o)];
		P(o, Math.min(8, Math.max(1, U(o) * e)), !0), requestAnimationFrame(() => U(a)?.scrollTo(t * U(o) - U(a).clientWidth / 2, n * U(o) - U(a).clientHeight / 2));
	}
	function d(e) {
		e.ctrlKey && (e.preventDefault(), u(e.deltaY < 0 ? 1.1 : 1 / 1.1));
	}
	function p(e) {
		U(o) !== 1 && e.pointerType !== "touch" && (e.button !== 1 && e.target.closest("polygon") || (P(c, {
			x: e.clientX,
			y: e.clientY
		}, !0), U(a)?.setPointerCapture(e.pointerId)));
	}
	function m(e) {
		U(c) && (U(a)?.scrollBy(U(c).x - e.clientX, U(c).y - e.clientY), P(c, {
			x: e.clientX,
			y: e.clientY
		}, !0));
	}
	var h = Gi();
	mr("fullscreenchange", Jt, () => P(s, document.fullscreenElement === U(i)));
	let g;
	var _ = I(h), v = (e) => {
		var t = Hi(), r = I(t), i = (e) => {
			var t = Vi(), r = L(t), i = R(z(r), !0);
			B((e) => {
				Z(r, 1, `dot ${e ?? ""}`), J(i, n().player);
			}, [() => n().player.toLowerCase()]), q(e, t);
		};
		Y(r, (e) => {
			n().player && e(i);
		});
		var a = z(r);
		k(t), B((e) => {
			Z(t, 1, `turn-line says ${e ?? ""}`), J(a, ` ${n().text ?? ""}`);
		}, [() => n().player?.toLowerCase() ?? ""]), q(e, t);
	};
	Y(_, (e) => {
		U(s) && n() && e(v);
	});
	var y = z(_, 2);
	let b;
	var x = I(y);
	let S;
	Jr(I(x), () => t.children), k(x), k(y), Ci(y, (e) => P(a, e), () => U(a));
	var C = z(y, 2), w = I(C);
	Jr(w, () => t.foot ?? f);
	var ee = z(w, 2);
	let te;
	var ne = I(ee), re = (e) => {
		var t = Ui(), n = L(t), i = z(n, 2);
		B(() => {
			n.disabled = U(o) === 1, i.disabled = U(o) >= 8;
		}), W("click", n, () => u(1 / r)), W("click", i, () => u(r)), q(e, t);
	};
	Y(ne, (e) => {
		(t.large || U(o) > 1) && e(re);
	});
	var T = z(ne, 2), ie = (e) => {
		var t = Wi(), n = R(I(t));
		k(t), B(() => {
			Q(t, "aria-label", U(s) ? "Leave the full screen" : "Fill the screen"), Q(t, "title", U(s) ? "Leave the full screen" : "Fill the screen"), Q(n, "d", U(s) ? "M6 2v4H2M10 2v4h4M6 14v-4H2M10 14v-4h4" : "M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4");
		}), W("click", t, () => void l()), q(e, t);
	};
	Y(T, (e) => {
		document.fullscreenEnabled && e(ie);
	}), k(ee), k(C), k(h), Ci(h, (e) => P(i, e), () => U(i)), B(() => {
		g = Z(h, 1, "frame", null, g, { full: U(s) }), b = Z(y, 1, "view", null, b, {
			zoomed: U(o) > 1,
			held: U(c)
		}), S = ai(x, "", S, { "--zoom": U(o) }), te = Z(ee, 1, "frame-tools no-print", null, te, { few: !t.large && U(o) === 1 });
	}), mr("wheel", y, d), W("pointerdown", y, p), W("pointermove", y, m), W("pointerup", y, () => P(c, null)), mr("pointercancel", y, () => P(c, null)), q(e, h), Ge();
}
hr([
	"pointerdown",
	"pointermove",
	"pointerup",
	"click"
]);
// src/components/Board.svelte
var qi = /* @__PURE__ */ G("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ji = /* @__PURE__ */ G("<button> </button>"), Yi = /* @__PURE__ */ G("<span class=\"quiet\"> </span>"), Xi = /* @__PURE__ */ G("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), Zi = /* @__PURE__ */ G("<!> <!>", 1), Qi = /* @__PURE__ */ K("<polygon class=\"edge\"></polygon>"), $i = /* @__PURE__ */ K("<polygon></polygon>"), ea = /* @__PURE__ */ K("<polygon role=\"button\"></polygon>"), ta = /* @__PURE__ */ K("<g class=\"names\" aria-hidden=\"true\"></g>"), na = /* @__PURE__ */ K("<path class=\"rim of-last\"></path>"), ra = /* @__PURE__ */ K("<path class=\"rim of-advised\"></path>"), ia = /* @__PURE__ */ K("<path class=\"rim of-told\"></path>"), aa = /* @__PURE__ */ G("<div class=\"stand\"><div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"tints\" aria-hidden=\"true\"><!><!></svg> <svg class=\"places\"><!><!><!><!><!><!></svg></div></div>"), oa = /* @__PURE__ */ G("<pre class=\"letters\"> </pre> <!>", 1), sa = /* @__PURE__ */ G("<div role=\"group\"><!></div>");
function ca(e, t) {
	We(t, !0);
	let n = (e) => {
		var n = Zi(), r = L(n), i = (e) => {
			q(e, qi());
		};
		Y(r, (e) => {
			U(C).size > 0 && !t.paint && e(i);
		});
		var a = z(r, 2), o = (e) => {
			var n = Xi(), r = z(I(n), 2);
			X(r, 17, () => U(v).slice(0, 30), (e) => e.player + e.name, (e, n) => {
				var r = Ji(), i = R(r, !0);
				B((e) => {
					Z(r, 1, `chip ${e ?? ""}`), J(i, U(n).name);
				}, [() => U(n).player.toLowerCase()]), W("click", r, () => t.choose(U(n))), q(e, r);
			});
			var i = z(r, 2), a = (e) => {
				var t = Yi(), n = R(t);
				B(() => J(n, `and ${U(v).length - 30} more in the list`)), q(e, t);
			};
			Y(i, (e) => {
				U(v).length > 30 && e(a);
			}), k(n), q(e, n);
		};
		Y(a, (e) => {
			U(v).length > 1 && e(o);
		}), q(e, n);
	}, r = $(t, "looked", 3, null), i = $(t, "last", 19, () => []), a = $(t, "advised", 3, null), o = $(t, "line", 19, () => []), s = $(t, "says", 3, null), c = $(t, "hold", 3, null), l = /* @__PURE__ */ N(Wt([])), u = /* @__PURE__ */ N(0), d = /* @__PURE__ */ N(null), f = Wt([]), p = /* @__PURE__ */ N(void 0), m = /* @__PURE__ */ N(""), h = /* @__PURE__ */ N({
		x: 0,
		y: 0,
		width: 1,
		height: 1
	}), g = /* @__PURE__ */ N({
		of: null,
		width: 1,
		height: 1
	});
	hn(() => {
		let { width: e, height: n } = t.scene;
		P(h, {
			x: 0,
			y: 0,
			width: e,
			height: n
		}), (c() === null || ar(() => U(g).of) !== c()) && P(g, {
			of: null,
			width: e,
			height: n
		});
	}), pn(() => {
		t.scene;
		let e = U(p)?.querySelector("svg");
		if (!e || !U(p)) return;
		let n = () => {
			let { width: t, height: n } = P(h, Ii(e)), r = ar(() => c() !== null && U(g).of === c() ? U(g) : {
				width: 0,
				height: 0
			});
			P(g, {
				of: c(),
				width: Math.max(r.width, t),
				height: Math.max(r.height, n)
			}), P(m, [...e.querySelectorAll("text[fill=\"var(--quiet)\"]")].map((e) => e.outerHTML).join(""), !0);
		};
		if (n(), U(p).clientWidth > 0) return;
		let r = new ResizeObserver(() => {
			r.disconnect(), n();
		});
		return r.observe(U(p)), () => r.disconnect();
	}), pn(() => {
		t.scene, t.offers, P(l, [], !0), P(d, null);
	});
	let _ = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), v = /* @__PURE__ */ j(() => U(l).length > 0 ? _(U(l)) : []), y = /* @__PURE__ */ j(() => new Set(U(d) === null ? r()?.places ?? [] : _([U(d)]).flatMap((e) => e.places))), b = /* @__PURE__ */ j(() => new Set(o().filter((e) => !e.way).flatMap((e) => e.places))), x = /* @__PURE__ */ j(() => {
		let e = U(d) === null || t.paint ? [] : t.offers.filter((e) => e.way?.[0] === U(d)), n = [
			...a() ? [a()] : [],
			...o(),
			...r() && U(d) === null ? [r()] : []
		];
		return [...(e.length <= 12 ? e : []).map((e) => ({
			stroke: e,
			faint: !0
		})), ...n.map((e) => ({
			stroke: e,
			faint: !1
		}))].flatMap(({ stroke: { way: e, player: t }, faint: n }) => e ? [{
			from: T(e[0]),
			to: T(e[1]),
			size: ae(e[0]),
			player: t,
			faint: n
		}] : []);
	}), S = /* @__PURE__ */ j(() => new Set(t.offers.flatMap((e) => e.places))), C = /* @__PURE__ */ j(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function w(e) {
		return U(l).includes(e) ? "picked" : U(b).has(e) ? "told" : a()?.places.includes(e) && !a().way ? "advised" : t.paint ? null : U(y).has(e) ? "lit" : U(C).has(e) ? "wins" : null;
	}
	let ee = /* @__PURE__ */ j(() => t.scene.places.flatMap(({ outline: e }, t) => {
		let n = w(t);
		return n ? [{
			place: t,
			name: n,
			points: ne(e)
		}] : [];
	})), te = /* @__PURE__ */ j(() => t.paint ? [] : [...U(C)].map((e) => ne(t.scene.places[e]?.outline ?? [])));
	function ne(e) {
		return e.map((e) => e.join(",")).join(" ");
	}
	function re(e) {
		if (t.paint) return t.paint(e);
		if (U(l).includes(e)) {
			P(l, U(l).filter((t) => t !== e), !0);
			return;
		}
		let n = [...U(l), e], r = _(n);
		if (r.length === 0 && (n = [e], r = _(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...r.map((e) => e.places.length)), t = r.filter((t) => t.places.length === e);
			t.length === 1 && (r = t);
		}
		let [i, a] = r;
		i && !a ? (P(l, [], !0), t.choose(i)) : P(l, r.length > 0 ? n : [], !0);
	}
	function T(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => n.reduce((t, n) => t + n[e], 0) / Math.max(n.length, 1);
		return [r(0), r(1)];
	}
	let ie = (e) => Ri([...e].map((e) => t.scene.places[e]?.outline ?? []));
	function ae(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => Math.max(...n.map((t) => t[e])) - Math.min(...n.map((t) => t[e]));
		return Math.min(r(0), r(1));
	}
	let oe = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1]
	};
	function se(e, [n, r]) {
		let i = T(e), a = e, o = Infinity;
		return t.scene.places.forEach((e, t) => {
			let s = T(t), [c, l] = [s[0] - i[0], s[1] - i[1]], u = c * n + l * r, d = u + 3 * (Math.abs(c * r) + Math.abs(l * n));
			u > 1 && d < o && ([a, o] = [t, d]);
		}), a;
	}
	function ce(e, t) {
		let n = oe[e.key];
		n ? (e.preventDefault(), P(u, se(t, n), !0), f[U(u)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), re(t)) : e.key === "Escape" && P(l, [], !0);
	}
	function le(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let r = t.offers.filter((t) => t.places.includes(e)), o = r.slice(0, 3).map((e) => e.name), s = r.length > 3 ? `, and ${r.length - 3} more` : "", c = `${i().includes(e) ? ", of the last move" : ""}${a()?.places.includes(e) ? ", advised" : ""}`;
		return r.length === 0 ? `${n}${c}: no move` : `${n}${c}: ${o.join(", ")}${s}`;
	}
	var ue = sa();
	let de;
	var fe = I(ue), pe = (e) => {
		{
			let r = /* @__PURE__ */ j(() => t.scene.places.length > 100);
			Ki(e, {
				get large() {
					return U(r);
				},
				get says() {
					return s();
				},
				get foot() {
					return n;
				},
				children: (e, n) => {
					var r = aa();
					let o;
					var s = I(r);
					let c;
					var _ = I(s);
					qr(_, () => t.scene.svg, !0), k(_), Ci(_, (e) => P(p, e), () => U(p));
					var v = z(_, 2), y = I(v);
					X(y, 17, () => U(te), Rr, (e, t) => {
						var n = Qi();
						B(() => Q(n, "points", U(t))), q(e, n);
					}), X(z(y), 17, () => U(ee), ({ place: e, name: t, points: n }) => e, (e, t) => {
						let n = () => U(t).name, r = () => U(t).points;
						var i = $i();
						B(() => {
							Z(i, 0, Qr(n())), Q(i, "points", r());
						}), q(e, i);
					}), k(v);
					var w = z(v, 2), T = I(w);
					X(T, 17, () => t.scene.places, Rr, (e, n, r) => {
						var o = ea();
						let s;
						Ci(o, (e, t) => f[t] = e, (e) => f?.[e], () => [r]), B((e, t, n, r, i, a, c, l, u) => {
							Q(o, "points", e), Q(o, "tabindex", t), Q(o, "aria-label", n), Q(o, "aria-disabled", r), Q(o, "aria-pressed", i), s = Z(o, 0, "", null, s, {
								live: a,
								wins: c,
								last: l,
								advised: u
							});
						}, [
							() => ne(U(n).outline),
							() => r === Math.min(U(u), t.scene.places.length - 1) ? 0 : -1,
							() => le(r),
							() => !U(S).has(r) && !t.paint,
							() => U(l).includes(r),
							() => U(S).has(r) || t.paint,
							() => U(C).has(r) && !t.paint,
							() => i().includes(r),
							() => a()?.places.includes(r)
						]), W("click", o, () => re(r)), W("keydown", o, (e) => ce(e, r)), mr("pointerenter", o, (e) => {
							P(d, r, !0), t.paint && e.buttons === 1 && t.paint(r);
						}), mr("pointerleave", o, () => P(d, null)), mr("focus", o, () => P(u, r, !0)), q(e, o);
					});
					var ae = z(T), oe = (e) => {
						var t = ta();
						qr(t, () => U(m), !0), k(t), q(e, t);
					};
					Y(ae, (e) => {
						U(ee).length > 0 && e(oe);
					});
					var se = z(ae), ue = (e) => {
						var t = na();
						B((e) => Q(t, "d", e), [() => ie(i())]), q(e, t);
					};
					Y(se, (e) => {
						i().length > 0 && e(ue);
					});
					var de = z(se), fe = (e) => {
						var t = ra();
						B((e) => Q(t, "d", e), [() => ie(a().places)]), q(e, t);
					};
					Y(de, (e) => {
						a() && e(fe);
					});
					var pe = z(de), me = (e) => {
						var t = ia();
						B((e) => Q(t, "d", e), [() => ie(U(b))]), q(e, t);
					};
					Y(pe, (e) => {
						U(b).size > 0 && e(me);
					}), X(z(pe), 17, () => U(x), Rr, (e, t) => {
						Bi(e, Di(() => U(t)));
					}), k(w), k(s), k(r), B(() => {
						o = ai(r, "", o, {
							"--ratio": U(g).width / U(g).height,
							"--natural": `${U(g).width ?? ""}px`
						}), c = ai(s, "", c, { "--part": U(h).width / U(g).width }), Q(v, "viewBox", `${U(h).x ?? ""} ${U(h).y ?? ""} ${U(h).width ?? ""} ${U(h).height ?? ""}`), Q(v, "width", U(h).width), Q(v, "height", U(h).height), Q(w, "viewBox", `${U(h).x ?? ""} ${U(h).y ?? ""} ${U(h).width ?? ""} ${U(h).height ?? ""}`), Q(w, "width", U(h).width), Q(w, "height", U(h).height);
					}), q(e, r);
				},
				$$slots: { default: !0 }
			});
		}
	}, me = (e) => {
		var r = oa(), i = L(r), a = R(i, !0), o = z(i, 2);
		n(o), B(() => J(a, t.scene.letters)), q(e, r);
	};
	Y(fe, (e) => {
		t.scene.svg ? e(pe) : e(me, -1);
	}), k(ue), B(() => {
		de = Z(ue, 1, "board", null, de, { many: t.scene.places.length > 60 }), Q(ue, "aria-label", t.label);
	}), q(e, ue), Ge();
}
hr(["click", "keydown"]);
// src/components/EditBoard.svelte
var la = /* @__PURE__ */ G("<span class=\"quiet\">Choose a vertex or an edge.</span>"), ua = /* @__PURE__ */ G("<button class=\"chip\"> </button>"), da = /* @__PURE__ */ G("<span class=\"quiet\"> </span> <!>", 1), fa = /* @__PURE__ */ G("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), pa = /* @__PURE__ */ G("<!> <!>", 1);
function ma(e, t) {
	We(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "line", 19, () => []), i = $(t, "says", 3, null), a = /* @__PURE__ */ j(() => t.explored.scene.places.some((e) => e.edits.length > 0)), o = /* @__PURE__ */ N(null), s = /* @__PURE__ */ j(() => U(o) === null ? [] : t.explored.scene.places[U(o)]?.edits ?? []);
	pn(() => {
		t.explored, P(o, null);
	});
	let c = /* @__PURE__ */ j(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : U(a) ? (e) => P(o, e, !0) : void 0;
	});
	var l = pa(), u = L(l);
	ca(u, {
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
			return U(c);
		},
		get looked() {
			return n();
		},
		get line() {
			return r();
		},
		get says() {
			return i();
		}
	});
	var d = z(u, 2), f = (e) => {
		var n = fa(), r = I(n), i = (e) => {
			q(e, la());
		}, a = (e) => {
			var n = da(), r = L(n), i = R(r);
			X(z(r, 2), 17, () => U(s), (e) => e.name, (e, n) => {
				var r = ua(), i = R(r, !0);
				B(() => J(i, U(n).name)), W("click", r, () => t.become(U(n).position)), q(e, r);
			}), B(() => J(i, `${t.explored.scene.places[U(o)]?.name ?? ""}:`)), q(e, n);
		};
		Y(r, (e) => {
			U(o) === null ? e(i) : e(a, -1);
		}), k(n), q(e, n);
	};
	Y(d, (e) => {
		t.editing && U(a) && !t.explored.cells && e(f);
	}), q(e, l), Ge();
}
hr(["click"]);
// src/lib/text.ts
var ha = new TextEncoder(), ga = new TextDecoder();
function _a(e, t) {
	return ga.decode(ha.encode(e).slice(0, t)).length;
}
function va(e) {
	return e.split("`").map((e, t) => ({
		text: e,
		code: t % 2 == 1
	}));
}
var ya = {
	L: "Left wins, no matter who moves first",
	R: "Right wins, no matter who moves first",
	N: "The player who moves next wins",
	P: "The player who moves next loses",
	D: "A draw, no matter who moves first",
	NHat: "Left wins if she moves first; a draw if Right does",
	PHat: "Left wins if Right moves first; a draw if she does",
	NCheck: "Right wins if he moves first; a draw if Left does",
	PCheck: "Right wins if Left moves first; a draw if he does"
}, ba = {
	NHat: "N̂",
	PHat: "P̂",
	NCheck: "Ň",
	PCheck: "P̌"
};
function xa(e) {
	return e === null || e.file ? {
		start: null,
		end: null
	} : {
		start: e.start,
		end: e.end
	};
}
// src/lib/letters.ts
var Sa = {
	disc: [
		"full disc",
		"ring",
		"disc of either"
	],
	block: [
		"full block",
		"hollow block",
		"block of either"
	],
	domino: [
		"full domino",
		"hollow domino",
		"half full domino"
	],
	edge: [
		"full line",
		"double line",
		"dashed line"
	],
	cell: [
		"empty cell",
		"empty cell",
		"empty cell"
	],
	off: [
		"gray cell",
		"gray cell",
		"gray cell"
	]
};
function Ca({ shape: e, owner: t, text: n }) {
	let [r, i, a] = Sa[e], o = t === "Left" ? r : t === "Right" ? i : a;
	return n ? `${o} with ${n}` : o;
}
// src/components/Sign.svelte
var wa = /* @__PURE__ */ K("<path class=\"hollow\" d=\"M2 10H28\"></path>"), Ta = /* @__PURE__ */ K("<path d=\"M2 10H28\"></path><!>", 1), Ea = /* @__PURE__ */ K("<rect class=\"half\" x=\"2\" y=\"10\" width=\"6\" height=\"8.5\"></rect>"), Da = /* @__PURE__ */ K("<rect x=\"2\" y=\"1.5\" width=\"6\" height=\"17\"></rect><!>", 1), Oa = /* @__PURE__ */ K("<circle cx=\"10\" cy=\"10\" r=\"8\"></circle>"), ka = /* @__PURE__ */ K("<rect x=\"2.5\" y=\"2.5\" width=\"15\" height=\"15\"></rect>"), Aa = /* @__PURE__ */ K("<rect x=\"2\" y=\"2\" width=\"16\" height=\"16\"></rect>"), ja = /* @__PURE__ */ K("<text x=\"10\" y=\"14.2\" text-anchor=\"middle\"> </text>"), Ma = /* @__PURE__ */ K("<svg><!><!></svg>");
function Na(e, t) {
	We(t, !0);
	let n = $(t, "bare", 3, !1), r = /* @__PURE__ */ j(() => t.letter.owner?.toLowerCase() ?? "either"), i = /* @__PURE__ */ j(() => t.letter.shape === "edge" ? 30 : t.letter.shape === "domino" ? 10 : 20);
	var a = Ma();
	let o;
	var s = I(a), c = (e) => {
		var t = Ta(), n = z(L(t)), i = (e) => {
			q(e, wa());
		};
		Y(n, (e) => {
			U(r) === "right" && e(i);
		}), q(e, t);
	}, l = (e) => {
		var t = Da(), n = z(L(t)), i = (e) => {
			q(e, Ea());
		};
		Y(n, (e) => {
			U(r) === "either" && e(i);
		}), q(e, t);
	}, u = (e) => {
		q(e, Oa());
	}, d = (e) => {
		q(e, ka());
	}, f = (e) => {
		q(e, Aa());
	};
	Y(s, (e) => {
		t.letter.shape === "edge" ? e(c) : t.letter.shape === "domino" ? e(l, 1) : t.letter.shape === "disc" ? e(u, 2) : t.letter.shape === "block" ? e(d, 3) : e(f, -1);
	});
	var p = z(s), m = (e) => {
		var n = ja(), r = R(n, !0);
		B(() => J(r, t.letter.text)), q(e, n);
	};
	Y(p, (e) => {
		t.letter.text && e(m);
	}), k(a), B((e) => {
		Z(a, 0, `sign ${U(r) ?? ""} of-${t.letter.shape ?? ""}`), Q(a, "viewBox", `0 0 ${U(i) ?? ""} 20`), Q(a, "role", n() ? void 0 : "img"), Q(a, "aria-label", e), Q(a, "aria-hidden", n() ? "true" : void 0), o = ai(a, "", o, { "--wide": U(i) / 20 });
	}, [() => n() ? void 0 : Ca(t.letter)]), q(e, a), Ge();
}
// src/components/EditTools.svelte
var Pa = /* @__PURE__ */ G("<button> </button>"), Fa = /* @__PURE__ */ G("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), Ia = /* @__PURE__ */ G("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), La = /* @__PURE__ */ G("<button class=\"code\"><!></button>"), Ra = /* @__PURE__ */ G("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), za = /* @__PURE__ */ G("<!> <!> <!>", 1);
function Ba(e, t) {
	We(t, !0);
	let n = $(t, "letters", 19, () => []), r = $(t, "editing", 15), i = $(t, "brush", 15), a = /* @__PURE__ */ j(() => t.explored.cells?.signs ?? null), o = /* @__PURE__ */ j(() => t.explored.heaps), s = /* @__PURE__ */ j(() => U(a) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : U(o) ? "heaps" : null), c = (e) => t.edit({ heaps: { sizes: e } });
	var l = za(), u = L(l), d = (e) => {
		var t = Pa(), n = R(t);
		B(() => {
			Q(t, "aria-pressed", r()), J(n, `Edit the ${U(s) ?? ""}`);
		}), W("click", t, () => {
			r(!r()), U(a) && !U(a).includes(i()) && i(U(a)[0] ?? ".");
		}), q(e, t);
	};
	Y(u, (e) => {
		U(s) && e(d);
	});
	var f = z(u, 2), p = (e) => {
		var t = Ia(), n = I(t);
		X(n, 17, () => U(o), Rr, (e, t, n) => {
			var r = Fa();
			gi(r), Q(r, "aria-label", `Heap ${n + 1}`), B(() => _i(r, U(t))), W("change", r, (e) => c(U(o).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), q(e, r);
		});
		var r = z(n, 2);
		k(t), W("click", r, () => c([...U(o), 1])), q(e, t);
	};
	Y(f, (e) => {
		r() && U(o) && e(p);
	});
	var m = z(f, 2), h = (e) => {
		var t = Ra();
		X(t, 20, () => U(a), (e) => e, (e, t) => {
			let r = /* @__PURE__ */ j(() => n().find((e) => e.letter === t));
			var a = La(), o = I(a), s = (e) => {
				Na(e, {
					get letter() {
						return U(r);
					},
					bare: !0
				});
			}, c = (e) => {
				var n = wr();
				B(() => J(n, t)), q(e, n);
			};
			Y(o, (e) => {
				U(r) ? e(s) : e(c, -1);
			}), k(a), B((e) => {
				Q(a, "aria-pressed", i() === t), Q(a, "aria-label", e), Q(a, "title", t);
			}, [() => U(r) ? Ca(U(r)) : t === "." ? "empty cell" : `sign ${t}`]), W("click", a, () => i(t)), q(e, a);
		}), k(t), q(e, t);
	};
	Y(m, (e) => {
		r() && U(a) && e(h);
	}), q(e, l), Ge();
}
hr(["click", "change"]);
// src/lib/signs.ts
var Va = {
	"^": ["↑", "⇑"],
	v: ["↓", "⇓"]
}, Ha = "⁰¹²³⁴⁵⁶⁷⁸⁹", Ua = "₀₁₂₃₄₅₆₇₈₉", Wa = (e, t) => [...e].map((e) => t[Number(e)]).join("");
function Ga(e) {
	return e.replaceAll(/(Tiny|Miny)\((\d+)\)|\+-|-|\*|(\^+|(?<![a-z])v+(?![a-z]))(?:<(\d+)>)?|(?<![a-z])oo(?![a-z])/gi, (e, t, n, r, i) => {
		if (t) return (t === "Tiny" ? "+" : "−") + Wa(n ?? "", Ua);
		if (e === "+-") return "±";
		if (e === "-") return "−";
		if (e === "*") return "∗";
		if (e === "oo") return "∞";
		let [a, o] = Va[r?.[0] ?? ""] ?? [e, e], s = r?.length ?? 0;
		return (s === 2 ? o : a.repeat(s)) + Wa(i ?? "", Ha);
	});
}
var Ka = (e) => /^(?:[-+*^{}|,.:;=<>()[\]\d/&]|v|Tiny|Miny|on|off|over|under|oo)+$/.test(e) && !/\d-\d|->|^-?\d+:/.test(e);
function qa(e) {
	let t = [];
	for (let [n, r = "", i = ""] of e.matchAll(/^ +|(\S+)( *)/g)) {
		let e = t[t.length - 1], a = t.map((e) => e.text).join(""), o = Ka(r) && !a.endsWith("vertex "), s = o ? Ga(r) : r, c = i.length > 1 ? i + " ".repeat(Math.max(0, r.length - s.length)) : i, l = o && !/^[\w.,:;()]*$/.test(r), u = r === "" ? n : l ? s : s + c;
		e && e.value === l && !l ? e.text += u : t.push({
			text: u,
			value: l
		}), l && c && t.push({
			text: c,
			value: !1
		});
	}
	return t;
}
var Ja = (e) => qa(e).map((e) => e.text).join(""), Ya = /* @__PURE__ */ G("<span class=\"meaning\"> </span>"), Xa = /* @__PURE__ */ G("<span class=\"visually-hidden\"> </span>"), Za = /* @__PURE__ */ G("<span> </span><!>", 1);
function Qa(e, t) {
	We(t, !0);
	let n = $(t, "words", 3, !1);
	var r = Za(), i = L(r), a = R(i, !0), o = z(i), s = (e) => {
		var n = Ya(), r = R(n, !0);
		B(() => J(r, ya[t.outcome])), q(e, n);
	}, c = (e) => {
		var n = Xa(), r = R(n);
		B(() => J(r, `: ${ya[t.outcome] ?? ""}`)), q(e, n);
	};
	Y(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), B((e) => {
		Z(i, 1, `badge outcome-${e ?? ""}`), Q(i, "title", ya[t.outcome]), J(a, ba[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), q(e, r), Ge();
}
// src/lib/cells.ts
function $a(e, t) {
	let [n, r] = [eo(e), eo(t)];
	return n !== null && r !== null ? n - r : n !== null || r !== null ? n === null ? 1 : -1 : e.localeCompare(t, "en", { numeric: !0 });
}
function eo(e) {
	let t = /^(-?\d+)(?:\/(\d+))?$/.exec(e.trim());
	return t ? Number(t[1]) / Number(t[2] ?? 1) : null;
}
function to(e) {
	let t = (e) => /[",\r\n]/.test(e) ? `"${e.replaceAll("\"", "\"\"")}"` : e;
	return e.map((e) => `${e.map(t).join(",")}\r\n`).join("");
}
// src/lib/copied.svelte.ts
var no = 1500, ro = class {
	#e = /* @__PURE__ */ N("");
	get what() {
		return U(this.#e);
	}
	set what(e) {
		P(this.#e, e, !0);
	}
	async copy(e, t = "it") {
		await navigator.clipboard.writeText(e), this.what = t, setTimeout(() => this.what = "", no);
	}
}, io = /* @__PURE__ */ G("<th><button class=\"plain\"> </button></th>"), ao = /* @__PURE__ */ G("<td> </td>"), oo = /* @__PURE__ */ G("<tr></tr>"), so = /* @__PURE__ */ G("<div class=\"cells\"><table><thead><tr></tr></thead><tbody></tbody></table> <button class=\"no-print\"> </button></div>");
function co(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ N(null), r = new ro(), i = /* @__PURE__ */ j(() => Math.max(0, ...t.rows.map((e) => e.length))), a = /* @__PURE__ */ j(() => {
		if (!U(n)) return t.rows;
		let { column: e, isUp: r } = U(n);
		return [...t.rows].sort((t, n) => (r ? 1 : -1) * $a(t[e] ?? "", n[e] ?? ""));
	});
	function o(e) {
		U(n)?.column === e ? P(n, U(n).isUp ? {
			column: e,
			isUp: !1
		} : null, !0) : P(n, {
			column: e,
			isUp: !0
		}, !0);
	}
	var s = so(), c = I(s), l = I(c), u = I(l);
	X(u, 21, () => ({ length: U(i) }), Rr, (e, t, r) => {
		let i = /* @__PURE__ */ j(() => U(n)?.column === r ? U(n).isUp ? "ascending" : "descending" : "none");
		var a = io(), s = I(a);
		Q(s, "aria-label", `Sort by column ${r + 1}`);
		var c = R(s);
		k(a), B(() => {
			Q(a, "aria-sort", U(i)), J(c, `${r + 1}${U(i) === "ascending" ? " ▲" : U(i) === "descending" ? " ▼" : ""}`);
		}), W("click", s, () => o(r)), q(e, a);
	}), k(u), k(l);
	var d = z(l);
	X(d, 21, () => U(a), Rr, (e, t) => {
		var n = oo();
		X(n, 21, () => ({ length: U(i) }), Rr, (e, n, r) => {
			var i = ao(), a = R(i, !0);
			B((e) => J(a, e), [() => Ja(U(t)[r] ?? "")]), q(e, i);
		}), k(n), q(e, n);
	}), k(d), k(c);
	var f = z(c, 2), p = R(f, !0);
	k(s), B(() => J(p, r.what ? "Copied" : "Copy as CSV")), W("click", f, () => void r.copy(to(U(a)))), q(e, s), Ge();
}
hr(["click"]);
// src/components/Drawing.svelte
var lo = /* @__PURE__ */ G("<figure class=\"drawing\"></figure>");
function uo(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ N(void 0), r = /* @__PURE__ */ N(300);
	pn(() => {
		t.picture;
		let e = U(n)?.querySelector("svg");
		e && P(r, Ii(e).width, !0);
	});
	var i = lo();
	let a;
	qr(i, () => t.picture.picture, !0), k(i), Ci(i, (e) => P(n, e), () => U(n)), B(() => {
		Q(i, "aria-label", t.picture.title), a = ai(i, "", a, { "--wide": `${(U(r) < 300 ? 1.6 : 1) * U(r) / 16}em` });
	}), q(e, i), Ge();
}
// src/components/Value.svelte
var fo = /* @__PURE__ */ G(" <wbr/>", 1), po = /* @__PURE__ */ G("<p class=\"math wrapped\"></p>"), mo = /* @__PURE__ */ G("<div></div>"), ho = /* @__PURE__ */ G("<pre class=\"printed\"> </pre>"), go = /* @__PURE__ */ G("<pre class=\"lines\"> </pre>"), _o = /* @__PURE__ */ G("<details class=\"as-text\"><summary>As text</summary><!></details>"), vo = /* @__PURE__ */ G("<details><summary> </summary><!></details>"), yo = /* @__PURE__ */ G("<!> <!> <!>", 1);
function bo(e, t) {
	We(t, !0);
	let n = (e) => {
		var n = Tr(), r = L(n), i = (e) => {
			var n = Tr(), r = L(n), i = (e) => {
				var n = po();
				X(n, 21, () => Ga(t.shown.output ?? "").split(/(?<=[,|](?![,|]))/), Rr, (e, t) => {
					Te();
					var n = fo(), r = L(n, !0);
					Te(), B(() => J(r, U(t))), q(e, n);
				}), k(n), q(e, n);
			}, o = (e) => {
				var n = Tr();
				Lr(L(n), () => t.shown, (e) => {
					var n = mo();
					let r;
					qr(n, () => a(t.shown.mathml ?? ""), !0), k(n), Yr(n, (e) => c?.(e)), B(() => r = Z(n, 1, "math", null, r, { long: (t.shown.output?.length ?? 0) > 20 })), q(e, n);
				}), q(e, n);
			};
			Y(r, (e) => {
				U(s) ? e(i) : e(o, -1);
			}), q(e, n);
		}, l = (e) => {
			var n = ho(), r = R(n, !0);
			B((e) => J(r, e), [() => t.shown.mathml === null ? t.shown.output : Ga(t.shown.output ?? "")]), q(e, n);
		};
		Y(r, (e) => {
			U(o) && !t.shown.picture ? e(i) : e(l, -1);
		}), q(e, n);
	}, r = $(t, "fold", 3, !1), i = /* @__PURE__ */ j(() => r() && (t.shown.output?.length ?? 0) > 44), a = (e) => e.replaceAll(/<mo>(?=[{}()[\]|]+<)/g, "<mo stretchy=\"false\">"), o = /* @__PURE__ */ j(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600), s = /* @__PURE__ */ N(!1);
	hn(() => {
		t.shown, P(s, !1);
	});
	function c(e) {
		let t = new ResizeObserver(() => P(s, U(s) || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0, !0));
		return t.observe(e), { destroy: () => t.disconnect() };
	}
	var l = yo(), u = L(l), d = (e) => {
		var n = go(), r = R(n, !0);
		B(() => J(r, t.shown.lines)), q(e, n);
	};
	Y(u, (e) => {
		t.shown.lines && e(d);
	});
	var f = z(u, 2), p = (e) => {
		uo(e, { get picture() {
			return t.shown.picture;
		} });
	};
	Y(f, (e) => {
		t.shown.picture && e(p);
	});
	var m = z(f, 2), h = (e) => {
		var r = Tr(), a = L(r), o = (e) => {
			co(e, { get rows() {
				return t.shown.table;
			} });
		}, s = (e) => {
			var t = _o(), r = z(I(t));
			n(r), k(t), q(e, t);
		}, c = (e) => {
			var r = vo(), i = I(r), a = R(i), o = z(i);
			n(o), k(r), B(() => J(a, `A value of ${t.shown.output.length ?? ""} signs`)), q(e, r);
		}, l = (e) => {
			n(e);
		};
		Y(a, (e) => {
			t.shown.table ? e(o) : t.shown.picture ? e(s, 1) : U(i) ? e(c, 2) : e(l, -1);
		}), q(e, r);
	};
	Y(m, (e) => {
		t.shown.output !== null && e(h);
	}), q(e, l), Ge();
}
// src/components/Facts.svelte
var xo = /* @__PURE__ */ G("<p class=\"verdict\"><!></p>"), So = /* @__PURE__ */ G("<span class=\"math-text\"> </span>"), Co = /* @__PURE__ */ G("<dt>Value</dt> <dd><!></dd>", 1), wo = /* @__PURE__ */ G("<dt>Value</dt><dd> </dd>", 1), To = /* @__PURE__ */ G("<dt>Mean</dt><dd> </dd>", 1), Eo = /* @__PURE__ */ G("<dt>Temperature</dt><dd> </dd>", 1), Do = /* @__PURE__ */ G("<dt>Score</dt><dd> </dd>", 1), Oo = /* @__PURE__ */ G("<dt>Misère</dt><dd><!></dd>", 1), ko = /* @__PURE__ */ G("<dt>Wins in misère play</dt><dd> </dd>", 1), Ao = /* @__PURE__ */ G("<dt>Misère quotient</dt><dd>the element <span class=\"code\"> </span> </dd>", 1), jo = /* @__PURE__ */ G("<!> <!>", 1), Mo = /* @__PURE__ */ G("<dt>Birthday</dt><dd> </dd>", 1), No = /* @__PURE__ */ G("<dt> </dt><dd><!></dd>", 1), Po = /* @__PURE__ */ G("<!> <!> <!> <!> <!> <!> <!> <!> <!>", 1), Fo = /* @__PURE__ */ G("<!> <dl class=\"facts\"><!></dl>", 1);
function Io(e, t) {
	We(t, !0);
	let n = $(t, "extra", 19, () => []), r = $(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ j(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = Fo(), o = L(a), s = (e) => {
		var t = xo();
		Qa(I(t), {
			get outcome() {
				return U(i);
			},
			words: !0
		}), k(t), q(e, t);
	}, c = /* @__PURE__ */ j(() => U(i) && !r().has("winners"));
	Y(o, (e) => {
		U(c) && e(s);
	});
	var l = z(o, 2), u = I(l), d = (e) => {
		var i = Po(), a = L(i), o = (e) => {
			var n = Co(), r = z(L(n), 2), i = I(r), a = (e) => {
				bo(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = So(), r = R(n, !0);
				B((e) => J(r, e), [() => Ga(t.analysis.value)]), q(e, n);
			};
			Y(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), k(r), q(e, n);
		};
		Y(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = z(a, 2), c = (e) => {
			var n = wo(), r = R(z(L(n)), !0);
			B(() => J(r, t.analysis.not_found)), q(e, n);
		};
		Y(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = z(s, 2), u = (e) => {
			var n = To(), r = R(z(L(n)), !0);
			B((e) => J(r, e), [() => Ga(t.analysis.mean)]), q(e, n);
		};
		Y(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = z(l, 2), f = (e) => {
			var n = Eo(), r = R(z(L(n)), !0);
			B((e) => J(r, e), [() => Ga(t.analysis.temperature)]), q(e, n);
		};
		Y(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = z(d, 2), m = (e) => {
			var n = Do(), r = R(z(L(n)));
			B((e, t) => J(r, `${e ?? ""} if Left moves first, ${t ?? ""} if Right does`), [() => Ga(t.analysis.scores.left_first), () => Ga(t.analysis.scores.right_first)]), q(e, n);
		}, h = /* @__PURE__ */ j(() => t.analysis.scores && !r().has("winners"));
		Y(p, (e) => {
			U(h) && e(m);
		});
		var g = z(p, 2), _ = (e) => {
			var n = Oo(), r = z(L(n));
			Qa(I(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), k(r), q(e, n);
		}, v = /* @__PURE__ */ j(() => t.analysis.misere !== null && !r().has("winners"));
		Y(g, (e) => {
			U(v) && e(_);
		});
		var y = z(g, 2), b = (e) => {
			let n = /* @__PURE__ */ j(() => t.analysis.misere_play);
			var r = jo(), i = L(r), a = (e) => {
				var t = ko(), r = R(z(L(t)));
				B((e) => J(r, `${e ?? ""}${U(n).left.length > 4 ? ", …" : ""}`), [() => U(n).left.slice(0, 4).join(", ")]), q(e, t);
			};
			Y(i, (e) => {
				U(n).left.length > 0 && e(a);
			});
			var o = z(i, 2), s = (e) => {
				var t = Ao(), r = z(L(t)), i = z(I(r)), a = R(i, !0), o = z(i);
				k(r), B(() => {
					J(a, U(n).element.element), J(o, ` of ${U(n).element.order ?? ""}, of which ${U(n).element.lost ?? ""} are in P`);
				}), q(e, t);
			};
			Y(o, (e) => {
				U(n).element && e(s);
			}), q(e, r);
		}, x = /* @__PURE__ */ j(() => t.analysis.misere_play && !r().has("winners"));
		Y(y, (e) => {
			U(x) && e(b);
		});
		var S = z(y, 2), C = (e) => {
			var n = Mo(), r = R(z(L(n)), !0);
			B(() => J(r, t.analysis.birthday)), q(e, n);
		};
		Y(S, (e) => {
			t.analysis.birthday !== null && e(C);
		}), X(z(S, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => U(t).name, r = () => U(t).shown;
			var i = No(), a = L(i), o = R(a, !0), s = z(a);
			bo(I(s), { get shown() {
				return r();
			} }), k(s), B(() => J(o, n())), q(e, i);
		}), q(e, i);
	}, f = /* @__PURE__ */ j(() => t.analysis && !r().has("values"));
	Y(u, (e) => {
		U(f) && e(d);
	}), k(l), q(e, a), Ge();
}
// src/components/Code.svelte
var Lo = /* @__PURE__ */ G("<code> </code>");
function Ro(e, t) {
	We(t, !0);
	var n = Tr();
	X(L(n), 17, () => va(t.text), Rr, (e, t) => {
		var n = Tr(), r = L(n), i = (e) => {
			var n = Lo(), r = R(n, !0);
			B(() => J(r, U(t).text)), q(e, n);
		}, a = (e) => {
			var n = wr();
			B(() => J(n, U(t).text)), q(e, n);
		};
		Y(r, (e) => {
			U(t).code ? e(i) : e(a, -1);
		}), q(e, n);
	}), q(e, n), Ge();
}
// src/components/Mistake.svelte
var zo = /* @__PURE__ */ G("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), Bo = /* @__PURE__ */ G("<p class=\"hint\"><!></p>"), Vo = /* @__PURE__ */ G("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function Ho(e, t) {
	We(t, !0);
	let n = $(t, "input", 3, ""), r = /* @__PURE__ */ j(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = xa(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = _a(n(), a) - _a(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = Vo(), a = I(i);
	Ro(I(a), { get text() {
		return t.trouble.message;
	} }), k(a);
	var o = z(a, 2), s = (e) => {
		var t = zo(), n = I(t), i = R(n), a = z(n), o = z(a), s = R(o), c = R(z(o), !0);
		k(t), B((e) => {
			J(i, `${U(r).line ?? ""} | `), J(a, `${U(r).text ?? ""}
`), J(s, `${e ?? ""} | `), J(c, U(r).carets);
		}, [() => " ".repeat(String(U(r).line).length)]), q(e, t);
	}, c = /* @__PURE__ */ j(() => U(r) && (n().includes("\n") || U(r).text.length > 0));
	Y(o, (e) => {
		U(c) && e(s);
	});
	var l = z(o, 2), u = (e) => {
		var n = Bo();
		Ro(I(n), { get text() {
			return t.trouble.hint;
		} }), k(n), q(e, n);
	};
	Y(l, (e) => {
		t.trouble.hint && e(u);
	}), k(i), q(e, i), Ge();
}
// src/components/MoveList.svelte
var Uo = /* @__PURE__ */ G("<p class=\"quiet\">No move.</p>"), Wo = /* @__PURE__ */ G("<span class=\"quiet\" title=\"So many moves lead to the same position but for a symmetry\"> </span>"), Go = /* @__PURE__ */ G("<span class=\"move-value\"> </span>"), Ko = /* @__PURE__ */ G("<span class=\"tag\">wins</span>"), qo = /* @__PURE__ */ G("<span class=\"tag faint\">best</span>"), Jo = /* @__PURE__ */ G("<li><button><span class=\"move-name\"> </span> <!> <!> <!> <!></button></li>"), Yo = /* @__PURE__ */ G("<button> </button>"), Xo = /* @__PURE__ */ G("<button class=\"plain small\"> </button>"), Zo = /* @__PURE__ */ G("<ul></ul> <!> <!>", 1), Qo = /* @__PURE__ */ G("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function $o(e, t) {
	We(t, !0);
	let n = $(t, "mark", 3, () => {}), r = /* @__PURE__ */ N(!1), i = /* @__PURE__ */ N(!1), a = /* @__PURE__ */ j(() => t.rows.some((e) => e.like !== null)), o = /* @__PURE__ */ j(() => U(i) ? t.rows : t.rows.filter((e) => e.like === null)), s = /* @__PURE__ */ j(() => t.rows.reduce((e, t, n) => e.set(t.like ?? n, (e.get(t.like ?? n) ?? 0) + 1), /* @__PURE__ */ new Map())), c = (e) => U(i) ? 1 : U(s).get(t.rows.indexOf(e)) ?? 1, l = /* @__PURE__ */ j(() => U(r) ? U(o) : U(o).slice(0, 60)), u = /* @__PURE__ */ j(() => t.rows.some((e) => !e.best));
	var d = Qo(), f = I(d), p = I(f), m = R(z(p), !0);
	k(f);
	var h = z(f, 2), g = (e) => {
		q(e, Uo());
	}, _ = (e) => {
		var s = Zo(), d = L(s);
		X(d, 21, () => U(l), Rr, (e, r) => {
			var i = Jo(), a = I(i);
			let o;
			var s = I(a), l = R(s, !0), d = z(s, 2), f = (e) => {
				var t = Wo(), n = R(t);
				B((e) => J(n, `× ${e ?? ""}`), [() => c(U(r))]), q(e, t);
			}, p = /* @__PURE__ */ j(() => c(U(r)) > 1);
			Y(d, (e) => {
				U(p) && e(f);
			});
			var m = z(d, 2), h = (e) => {
				var t = Go(), n = R(t, !0);
				B((e) => J(n, e), [() => U(r).value.length > 40 ? `${Ga(U(r).value).slice(0, 38)}…` : Ga(U(r).value)]), q(e, t);
			};
			Y(m, (e) => {
				U(r).value !== void 0 && e(h);
			});
			var g = z(m, 2), _ = (e) => {
				Qa(e, { get outcome() {
					return U(r).outcome;
				} });
			};
			Y(g, (e) => {
				U(r).outcome && e(_);
			});
			var v = z(g, 2), y = (e) => {
				q(e, Ko());
			}, b = (e) => {
				q(e, qo());
			};
			Y(v, (e) => {
				U(r).wins ? e(y) : U(r).best && U(u) && e(b, 1);
			}), k(a), k(i), B(() => {
				o = Z(a, 1, "move", null, o, { wins: U(r).wins }), J(l, U(r).name);
			}), W("click", a, () => {
				n()(null), t.choose(U(r));
			}), mr("pointerenter", a, () => n()(U(r))), mr("pointerleave", a, () => n()(null)), mr("focus", a, () => n()(U(r))), mr("blur", a, () => n()(null)), q(e, i);
		}), k(d);
		var f = z(d, 2), p = (e) => {
			var t = Yo(), n = R(t);
			B(() => J(n, `All ${U(o).length ?? ""}`)), W("click", t, () => P(r, !0)), q(e, t);
		};
		Y(f, (e) => {
			U(o).length > U(l).length && e(p);
		});
		var m = z(f, 2), h = (e) => {
			var t = Xo(), n = R(t, !0);
			B(() => {
				Q(t, "aria-pressed", U(i)), J(n, U(i) ? "Moves that are alike once" : "Each move by itself");
			}), W("click", t, () => P(i, !U(i))), q(e, t);
		};
		Y(m, (e) => {
			U(a) && e(h);
		}), q(e, s);
	};
	Y(h, (e) => {
		t.rows.length === 0 ? e(g) : e(_, -1);
	}), k(d), B((e) => {
		Z(d, 1, `moves ${e ?? ""}`), J(p, `${t.title ?? ""} `), J(m, t.rows.length);
	}, [() => t.player.toLowerCase()]), q(e, d), Ge();
}
hr(["click"]);
// src/components/Remarks.svelte
var es = /* @__PURE__ */ G("<div class=\"remark columns\"> </div>"), ts = /* @__PURE__ */ G("<span class=\"notation\"> </span>"), ns = /* @__PURE__ */ G("<p class=\"remark\"></p>");
function rs(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ j(() => {
		let e = [];
		for (let n of t.lines) {
			let t = /\S {2}/.test(n), r = e.at(-1);
			t && r?.isTable ? r.lines.push(n) : e.push({
				isTable: t,
				lines: [n]
			});
		}
		return e;
	});
	var r = Tr();
	X(L(r), 17, () => U(n), Rr, (e, t, n, r) => {
		let i = () => U(t).isTable, a = () => U(t).lines;
		var o = Tr(), s = L(o), c = (e) => {
			var t = es(), n = R(t, !0);
			B((e) => J(n, e), [() => a().map(Ja).join("\n")]), q(e, t);
		}, l = (e) => {
			var t = Tr();
			X(L(t), 16, a, (e) => e, (e, t) => {
				var n = ns();
				X(n, 21, () => qa(t), Rr, (e, t) => {
					let n = () => U(t).text, r = () => U(t).value;
					var i = Tr(), a = L(i), o = (e) => {
						var t = ts(), r = R(t, !0);
						B(() => J(r, n())), q(e, t);
					}, s = (e) => {
						var t = wr();
						B(() => J(t, n())), q(e, t);
					};
					Y(a, (e) => {
						r() ? e(o) : e(s, -1);
					}), q(e, i);
				}), k(n), q(e, n);
			}), q(e, t);
		};
		Y(s, (e) => {
			i() ? e(c) : e(l, -1);
		}), q(e, o);
	}), q(e, r), Ge();
}
// src/lib/rows.ts
var is = (e, t) => t === "P" || t === e[0];
function as(e, t, n, r) {
	let i = t === "Left" ? n?.left : n?.right, a = r?.turns.find((e) => e.first === t), o = a?.winning ? new Set(a.winning.map((e) => e.to)) : null;
	return e.map((n, r) => {
		let a = i?.length === e.length ? i[r] : void 0, s = a?.ends, c = s ? s.result === "win" : a ? is(t, a.outcome) : o?.has(n.to), l = a?.value ?? (s ? `${s.result}${s.moves === null ? "" : ` in ${s.moves}`}` : void 0);
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
var os = /* @__PURE__ */ G("<button> </button>"), ss = /* @__PURE__ */ G("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), cs = /* @__PURE__ */ G("<strong> </strong>"), ls = /* @__PURE__ */ G("<span></span>"), us = /* @__PURE__ */ G("<span class=\"obligation\"> </span>"), ds = /* @__PURE__ */ G("<!> <!>.", 1), fs = /* @__PURE__ */ G("<progress aria-label=\"It is analysed\"></progress>"), ps = /* @__PURE__ */ G("<div class=\"quiet small\"><!></div>"), ms = /* @__PURE__ */ G("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), hs = /* @__PURE__ */ G("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), gs = /* @__PURE__ */ G("<option> </option>"), _s = /* @__PURE__ */ G("<button>Let it move</button>"), vs = /* @__PURE__ */ G("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function ys(e, t) {
	We(t, !0);
	let n = /* @__PURE__ */ N(!1), r = /* @__PURE__ */ N(""), i = /* @__PURE__ */ j(() => t.shared.shown), a = /* @__PURE__ */ j(() => U(i)?.explored ?? null), o = /* @__PURE__ */ j(() => U(i)?.player ?? "Left"), s = /* @__PURE__ */ j(() => U(i)?.line.length ?? 0), c = /* @__PURE__ */ j(() => !U(a) || !U(i) ? [] : as(U(o) === "Left" ? U(a).left : U(a).right, U(o), t.shared.play === "misere" ? null : U(i).analysis, U(i).solution)), l = /* @__PURE__ */ j(() => U(c).map((e) => {
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
	})), u = /* @__PURE__ */ j(() => U(o) === "Left" ? U(a)?.left_obligation : U(a)?.right_obligation), d = /* @__PURE__ */ j(() => t.shared.values || t.shared.winning || !U(a)?.scene.svg), f = /* @__PURE__ */ j(() => [
		{
			act: "undo",
			name: "Undo",
			can: U(s) > 0
		},
		{
			act: "redo",
			name: "Redo",
			can: (U(i)?.undone ?? 0) > 0
		},
		{
			act: "begin",
			name: "New game",
			can: U(s) + (U(i)?.undone ?? 0) > 0
		}
	]), p = (e) => t.shared.send({
		act: "move",
		name: e.name
	}), m = (e) => t.shared.send({
		act: "edit",
		edit: e
	});
	function h(e) {
		P(n, !1), t.shared.set("player", e);
	}
	function g(e) {
		(e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z" && (e.target instanceof HTMLInputElement && e.target.type === "number" || (e.preventDefault(), t.shared.send({ act: e.shiftKey ? "redo" : "undo" })));
	}
	var _ = Tr(), v = L(_), y = (e) => {
		var _ = vs(), v = I(_), y = I(v), b = (e) => {
			var t = ss();
			X(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = os(), i = R(r);
				B((e) => {
					Z(r, 1, e), Q(r, "aria-pressed", U(o) === t && !U(n)), J(i, `${t ?? ""} moves`);
				}, [() => Qr(t.toLowerCase())]), W("click", r, () => h(t)), q(e, r);
			}), k(t), q(e, t);
		};
		Y(y, (e) => {
			U(a).impartial || e(b);
		});
		var x = z(y, 2);
		X(x, 17, () => U(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => U(n).act, i = () => U(n).name, a = () => U(n).can;
			var o = os(), s = R(o, !0);
			B(() => {
				Q(o, "aria-disabled", !a()), J(s, i());
			}), W("click", o, () => a() && t.shared.send({ act: r() })), q(e, o);
		}), Ba(z(x, 2), {
			get explored() {
				return U(a);
			},
			get letters() {
				return U(i).letters;
			},
			edit: m,
			get editing() {
				return U(n);
			},
			set editing(e) {
				P(n, e, !0);
			},
			get brush() {
				return U(r);
			},
			set brush(e) {
				P(r, e, !0);
			}
		}), k(v);
		var S = z(v, 2), C = I(S), w = I(C);
		ma(w, {
			get explored() {
				return U(a);
			},
			get offers() {
				return U(l);
			},
			choose: p,
			get editing() {
				return U(n);
			},
			get brush() {
				return U(r);
			},
			edit: m,
			become: (e) => t.shared.send({
				act: "become",
				position: e
			})
		});
		var ee = z(w, 2), te = I(ee), ne = (e) => {
			var t = cs(), n = R(t, !0);
			B(() => J(n, U(i).over)), q(e, t);
		}, re = (e) => {
			var t = ds(), n = L(t), r = (e) => {
				var t = ls();
				B((e) => Z(t, 1, `dot ${e ?? ""}`), [() => U(o).toLowerCase()]), q(e, t);
			};
			Y(n, (e) => {
				U(a).impartial || e(r);
			});
			var i = z(n), s = z(i), c = (e) => {
				var t = us(), n = R(t);
				B(() => J(n, `, and ${U(u) ?? ""}`)), q(e, t);
			};
			Y(s, (e) => {
				U(u) && e(c);
			}), Te(), B(() => J(i, ` ${(U(a).impartial ? "A player" : U(o)) ?? ""} is to move`)), q(e, t);
		};
		Y(te, (e) => {
			U(i).over ? e(ne) : e(re, -1);
		});
		var T = z(te, 2), ie = (e) => {
			q(e, fs());
		};
		Y(T, (e) => {
			U(i).working && e(ie);
		}), k(ee);
		var ae = z(ee, 2), oe = (e) => {
			Ho(e, { get trouble() {
				return U(i).trouble;
			} });
		};
		Y(ae, (e) => {
			U(i).trouble && e(oe);
		});
		var se = z(ae, 2), ce = (e) => {
			var t = ps();
			rs(I(t), { get lines() {
				return U(i).said;
			} }), k(t), q(e, t);
		};
		Y(se, (e) => {
			U(i).said.length > 0 && e(ce);
		}), k(C);
		var le = z(C, 2), ue = (e) => {
			var n = ms(), r = I(n), s = (e) => {
				Io(e, {
					get analysis() {
						return U(i).analysis;
					},
					get solution() {
						return U(i).solution;
					},
					get value() {
						return U(i).value;
					}
				});
			};
			Y(r, (e) => {
				t.shared.values && e(s);
			});
			var u = z(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ j(() => U(a).impartial ? "Moves" : `${U(o)}'s moves`);
					$o(e, {
						get title() {
							return U(t);
						},
						get player() {
							return U(o);
						},
						get rows() {
							return U(l);
						},
						choose: p
					});
				}
			};
			Y(u, (e) => {
				U(c).length > 0 && e(d);
			}), k(n), q(e, n);
		};
		Y(le, (e) => {
			U(d) && e(ue);
		}), k(S);
		var de = z(S, 2), fe = (e) => {
			var n = hs(), r = I(n);
			X(z(r, 2), 17, () => U(i).line, Rr, (e, n, r) => {
				var i = os(), a = R(i, !0);
				B((e) => {
					Z(i, 1, `chip ${e ?? ""}`), Q(i, "aria-current", r + 1 === U(s) ? "step" : void 0), J(a, U(n).name);
				}, [() => U(n).player.toLowerCase()]), W("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), q(e, i);
			}), k(n), W("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), q(e, n);
		};
		Y(de, (e) => {
			U(s) > 0 && e(fe);
		});
		var pe = z(de, 2), me = I(pe), E = z(I(me)), he = I(E);
		he.value = he.__value = "", X(z(he), 17, () => U(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => U(t).name, r = () => U(t).summary;
			var i = gs(), a = R(i, !0), o = {};
			B(() => {
				Q(i, "title", r()), J(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), q(e, i);
		}), k(E);
		var ge;
		li(E), k(me);
		var _e = z(me, 2), ve = (e) => {
			var n = _s();
			B(() => n.disabled = U(i).over !== null), W("click", n, () => t.shared.send({ act: "answer" })), q(e, n);
		};
		Y(_e, (e) => {
			t.shared.opponent && e(ve);
		});
		var ye = z(_e, 2), be = I(ye);
		gi(be), Te(), k(ye);
		var xe = z(ye, 2), D = I(xe);
		gi(D), Te(), k(xe);
		var Se = z(xe, 2), O = I(Se);
		gi(O), Te(), k(Se), k(pe), k(_), B(() => {
			ge !== (ge = t.shared.opponent ?? "") && (E.value = (E.__value = ge) ?? "", ci(E, ge)), vi(be, t.shared.values), vi(D, t.shared.winning), vi(O, t.shared.play === "misere");
		}), W("keydown", _, g), W("change", E, (e) => t.shared.set("opponent", e.currentTarget.value || null)), W("change", be, (e) => t.shared.set("values", e.currentTarget.checked)), W("change", D, (e) => t.shared.set("winning", e.currentTarget.checked)), W("change", O, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), q(e, _);
	};
	Y(v, (e) => {
		U(i) && U(a) && e(y);
	}), q(e, _), Ge();
}
hr([
	"keydown",
	"click",
	"change"
]);
// src/widget/widget.css?inline
var bs = ":root,:host{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--page:#faf8f4;--card:#fff;--ink:#1d2329;--soft:#59626c;--line:#e2ddd3;--field:#fff;--accent:#0b5c8c;--accent-ink:#fff;--wash:#eef4f8;--warn:#a33b00;--warn-wash:#fdf1e8;--good:#0a6b4c;--good-wash:#e8f5ef;--next-ink:#6b3fa0;--last:#8f3f8b;--left-ink:#075a8b;--right-ink:#a33b00;--shadow:0 1px 2px #281e0a0f, 0 4px 16px #281e0a0d;--tint-over:darken;--tint-base:white;--tint-part:1;--main:#1d2329;--quiet:#666;--faint:#dedad2;--open:#9f988b;--paper:#fff;--left:#0072b2;--right:#d55e00;--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a;--mono:ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;--sans:ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", Roboto, \"Liberation Sans\", \"DejaVu Sans\", sans-serif;--math:\"STIX Two Math\", \"Latin Modern Math\", \"Cambria Math\", math, \"DejaVu Serif\", serif;--serif:ui-serif, Charter, \"Iowan Old Style\", \"Noto Serif\", Georgia, \"Liberation Serif\", \"DejaVu Serif\", serif}:root[data-theme=dark],:host([data-theme=dark]){--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--page:#14171a;--card:#1b1f23;--ink:#e6e4df;--soft:#a3abb3;--line:#32383e;--field:#15191c;--accent:#6db7e6;--accent-ink:#0d1a22;--wash:#1d2a33;--warn:#f3a26b;--warn-wash:#2e221a;--good:#5fd0a6;--good-wash:#17291f;--next-ink:#c3a4ee;--last:#d78fd2;--left-ink:#7cc3ee;--right-ink:#f3a26b;--shadow:0 1px 2px #0000004d;--tint-over:lighten;--tint-base:black;--tint-part:1.5;--main:#e6e4df;--quiet:#9aa2aa;--faint:#3a4148;--open:#717b85;--paper:#1b1f23;--left:#56b4e9;--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;--game5:#ececec}*,:before,:after{box-sizing:border-box}h1,h2,h3{font-family:var(--serif);text-wrap:balance;margin:0 0 .5rem;font-weight:600;line-height:1.25}h1{letter-spacing:-.01em;font-size:1.7rem}h2{margin-top:1.6rem;font-size:1.2rem}h3{font-size:1rem}p{margin:0 0 .8rem}a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}code,pre,kbd,.code{font-family:var(--mono);font-size:.9em}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}kbd{border:1px solid var(--line);background:var(--card);border-radius:4px;padding:0 .3em;font-size:.78em}.quiet{color:var(--soft)}.small{font-size:.875rem}.grow{flex:1}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}button,.button,summary{border:1px solid var(--line);background:var(--card);min-height:2.1rem;color:var(--ink);font:inherit;cursor:pointer;border-radius:8px;align-items:center;gap:.35rem;padding:.2rem .75rem;font-size:.9rem;line-height:1.3;text-decoration:none;display:inline-flex}button:hover,.button:hover,summary:hover{border-color:var(--soft)}button:disabled,button[aria-disabled=true]{color:var(--soft);opacity:.65;cursor:default}button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}button.plain{color:var(--soft);background:0 0;border-color:#0000;padding:.2rem .45rem}button.plain:hover:enabled{color:var(--ink);background:var(--wash)}button[aria-pressed=true]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.file input{opacity:0;width:1px;position:absolute}.file:focus-within{outline:2px solid var(--accent)}input,select,textarea{border:1px solid var(--line);background:var(--field);min-height:2.1rem;color:var(--ink);font:inherit;border-radius:8px;padding:.3rem .6rem;font-size:.95rem}input[type=range]{accent-color:var(--accent);padding:0}input[type=checkbox]{width:1.05rem;height:1.05rem;min-height:0;accent-color:var(--accent);margin:0}::placeholder{color:var(--soft);opacity:1}input.code{font-family:var(--mono);font-size:.88rem}.row{gap:.5rem;display:flex}.row input{flex:1;min-width:0}.inline{gap:.5rem;display:flex}.inline-label{color:var(--soft);align-items:center;gap:.5rem;font-size:.9rem;display:inline-flex}progress{width:6rem;height:.4rem;accent-color:var(--accent)}.note{border:1px solid var(--line);border-left:3px solid var(--accent);background:var(--card);border-radius:8px;padding:.5rem .9rem;font-size:.93rem}.note button{margin-left:.5rem}.tools-row{flex-wrap:wrap;align-items:center;gap:.5rem;margin:.8rem 0;display:flex}.toggle{display:inline-flex}.toggle button{border-radius:0;margin-left:-1px}.toggle button:first-child{border-radius:8px 0 0 8px;margin-left:0}.toggle button:last-child{border-radius:0 8px 8px 0}.toggle button.left[aria-pressed=true]{color:var(--left-ink);border-color:var(--left);background:color-mix(in srgb, var(--left) 12%, var(--card));z-index:1}.toggle button.right[aria-pressed=true]{color:var(--right-ink);border-color:var(--right);background:color-mix(in srgb, var(--right) 12%, var(--card));z-index:1}.math{padding:.35rem 0;font-size:1.3rem;overflow-x:auto}.math math{font-family:var(--math)}.math.wrapped{font-family:var(--math);overflow-wrap:anywhere;margin:0;line-height:1.4}.notation{font-family:var(--math);white-space:nowrap;font-size:1.08em}.printed,.lines,.reasons{padding:.25rem 0}.remark{text-wrap:pretty;overflow-wrap:anywhere;margin:.25rem 0}.remark.columns{font-family:var(--mono);white-space:pre;margin:0;font-size:.85rem;overflow-x:auto}.lines:is(pre){color:var(--soft)}.mistake-box{border-left:3px solid var(--warn);background:var(--warn-wash);border-radius:6px;margin:.3rem 0 .8rem;padding:.55rem .8rem;font-size:.93rem}.mistake-box p{margin:0}.mistake-box pre{white-space:pre;margin:.35rem 0;overflow-x:auto}.mistake-box .carets{color:var(--warn);font-weight:700}.mistake-box .hint{color:var(--soft)}.drawing{margin:.4rem 0}.drawing svg{width:var(--wide,auto)}.drawing svg,.drawn svg{max-width:100%;height:auto;display:block}.badge{min-width:1.5rem;font:600 .82rem/1.5rem var(--mono);text-align:center;border:1px solid;border-radius:5px;padding:0 .35rem;display:inline-block}.outcome-l{color:var(--left-ink)}.outcome-r{color:var(--right-ink)}.outcome-n{color:var(--next-ink)}.outcome-p,.outcome-d{color:var(--soft)}.meaning{margin-left:.5rem}.facts dd:has(.meaning){align-items:baseline;display:flex}.lesson-bar{flex-wrap:wrap;align-items:center;gap:.6rem;display:flex}.lesson.slides{box-sizing:border-box;background:var(--page);flex-direction:column;max-width:none;min-height:80vh;font-size:clamp(1.4rem,2vw,3.2rem);display:flex}.lesson.slides:fullscreen{padding:2rem 4rem;overflow:auto}.lesson.slides h1{font-size:1.4em}.lesson.slides .lead{max-width:none;font-size:1em}.lesson.slides .drawing svg{max-height:62vh}.lesson.slides .cm-content,.lesson.slides .math,.lesson.slides input{font-size:clamp(1.3rem,1.8vw,2.9rem)}.lesson.slides .lesson-bar,.lesson.slides button{font-size:1.1rem}.lesson.slides .pager{margin-top:auto}.lesson-list .done{color:var(--good)}@media (max-width:40rem){.lesson.slides :is(.lesson-bar,.lesson-bar button){font-size:.88rem}}.keep summary{min-height:1.5rem;color:var(--soft);padding:0 .5rem;font-size:.8rem}.as-text summary{color:var(--soft);font-size:.8rem}.start{grid-template:\"hello to-try\"\"doors to-try\"1fr/minmax(0,1fr) minmax(0,1fr);align-items:start;gap:.6rem 2.5rem;display:grid}.start .hello{grid-area:hello}.start .to-try{grid-area:to-try}.start .doors{grid-area:doors}.start .awaited{aspect-ratio:6/5}.doors{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem;margin:0;padding:0;list-style:none;display:grid}.doors a{box-sizing:border-box;border:1px solid var(--line);background:var(--card);height:100%;color:var(--ink);border-radius:12px;align-content:start;gap:.25rem;padding:.9rem 1.1rem;text-decoration:none;display:grid}.doors a:hover{border-color:var(--accent)}.doors strong{color:var(--accent);font-size:1.1rem}.doors span{color:var(--soft);font-size:.92rem}@media (max-width:52rem){.start{grid-template:\"hello\"\"to-try\"\"doors\"/minmax(0,1fr)}}.board{margin:.6rem 0}.board .view{border:1px solid var(--line);background:var(--card);box-shadow:var(--shadow);border-radius:12px;padding:.6rem}.board .stand{--scale:2.5;--high:45vh;width:min(100%, calc(var(--high) * var(--ratio)), calc(var(--natural) * var(--scale)));aspect-ratio:var(--ratio);justify-content:center;align-items:flex-end;margin:0 auto;display:flex}.board .picture{width:calc(100% * var(--part));position:relative}:is(.main-column,.play,.start section)>.board .stand{--scale:7;--high:max(52vh, 100vh - 22rem)}.frame{position:relative}.frame-foot{flex-wrap:wrap;align-items:center;gap:.2rem .6rem;margin-top:.25rem;display:flex}.frame-foot .candidates{flex:1 0 100%;order:1}.frame-tools{gap:.2rem;margin-left:auto;display:flex}.frame-tools button{justify-content:center;min-width:2.2rem;min-height:2.2rem}@media (max-width:40rem){.frame:not(.full) .frame-tools.few{display:none}.toggle button{gap:.25rem;padding:.2rem .45rem}}.view.zoomed{cursor:grab;max-height:78vh;overflow:auto}.view.held{cursor:grabbing}.grown{width:calc(100% * var(--zoom,1))}.view.zoomed .stand{width:100%}.frame.full{--above:0px;background:var(--page);color:var(--ink);flex-direction:column;justify-content:center;padding:1rem;display:flex;overflow:auto}.frame.full:has(.says){--above:calc(1.2 * clamp(2rem, 6vh, 4.5rem))}.frame.full .view.zoomed{max-height:calc(100vh - 4.5rem - var(--above))}.frame.full .view:not(.zoomed) .stand{width:min(100%, calc((100vh - 6.4rem - var(--above)) * var(--ratio)))}.frame.full :is(.legend,.candidates){justify-content:center;font-size:1.3rem}.frame.full .candidates .chip{font-size:1.3rem}.board .drawn svg{width:100%}:is(.board,.thumb,.phone) svg{--faint:var(--open)}.board :is(.tints,.places){width:100%;height:auto;position:absolute;top:0;left:0}.legend{align-items:center;gap:.4rem;margin:0;font-size:.95rem;display:flex}.swatch{background:color-mix(in srgb, var(--good) 20%, transparent);border:2px solid var(--good);border-radius:3px;width:1rem;height:1rem}.panels .verdict{color:var(--ink);align-items:baseline;margin:0 0 .8rem;font-size:1.15rem;font-weight:600;line-height:1.35;display:flex}.task{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin:.8rem 0;padding:.7rem .9rem}.end-card{border:2px solid var(--winner,var(--accent));background:color-mix(in srgb, var(--winner,var(--accent)) 8%, var(--card));border-radius:12px;flex-wrap:wrap;align-items:center;gap:.3rem 1.5rem;margin:.5rem 0;padding:.5rem 1.1rem;display:flex}.end-card.left{--winner:var(--left-ink)}.end-card.right{--winner:var(--right-ink)}.end-card .grow{flex:15rem}.end-card p{margin:0}.end-card .tools-row{gap:.3rem 1.1rem;margin:.3rem 0}.end-card .plain{color:var(--accent);padding-inline:0}.end-card .plain:hover:enabled{color:var(--ink);background:0 0;text-decoration:underline}.ladder{flex-wrap:wrap;align-items:center;gap:.35rem;margin:.4rem 0;display:flex}.ladder>span{flex:1 0 100%;font-size:.9rem}.chip.done{color:var(--good);border-color:var(--good)}.setup>summary,.steps>summary{cursor:pointer;background:0 0;border:0;min-height:0;padding:0;display:flex}.setup>summary:before,.steps>summary:before{content:\"▸\";width:.9rem;color:var(--soft)}.setup[open]>summary,.steps[open]>summary{margin-bottom:.5rem}.setup[open]>summary:before,.steps[open]>summary:before{content:\"▾\"}.setup summary h2{margin:0;display:inline}.setup form{margin-top:.7rem}.panels>.task:first-of-type{margin-top:0}.task h2{margin:0 0 .4rem}.task p{margin:.5rem 0 0}.choices [aria-pressed=true]{border-color:var(--accent);background:var(--card)}.facts:not(:has(>dt)){display:none}.facts summary{cursor:pointer}.places polygon{fill:#0000;stroke:none;outline:none}.places polygon.live{cursor:pointer}.tints{mix-blend-mode:var(--tint-over);pointer-events:none}.tints .edge{fill:none;stroke:color-mix(in srgb, var(--good) 75%, var(--tint-base));stroke-width:3.2px;stroke-linejoin:round}.tints .wins{fill:color-mix(in srgb, var(--good) calc(22% * var(--tint-part)), var(--tint-base))}.tints .lit{fill:color-mix(in srgb, var(--accent) calc(24% * var(--tint-part)), var(--tint-base))}.tints .advised{fill:color-mix(in srgb, var(--good) calc(36% * var(--tint-part)), var(--tint-base))}.tints .picked{fill:color-mix(in srgb, var(--accent) calc(42% * var(--tint-part)), var(--tint-base))}.tints .told{fill:color-mix(in srgb, var(--warn) calc(22% * var(--tint-part)), var(--tint-base))}.names{pointer-events:none}.names text{paint-order:stroke;stroke:var(--card);stroke-width:2px;stroke-linejoin:round;fill:var(--quiet)}.places .rim{fill:none;stroke-width:2.4px;stroke-linecap:square;pointer-events:none}.places .rim.of-last{stroke:var(--last)}.places .rim.of-advised{stroke:var(--good)}.places .rim.of-told{stroke:var(--warn);stroke-dasharray:5 3;stroke-linecap:butt}.arrow{pointer-events:none;color:var(--left)}.arrow.right{color:var(--right)}.arrow.faint{opacity:.7}.places .arrow path{fill:none;stroke:currentColor;stroke-width:var(--thick);stroke-linecap:butt}.places .arrow.right path:not(.halo){stroke-dasharray:calc(var(--thick) * 1.6px) calc(var(--thick) * .9px)}.places .arrow polygon{fill:currentColor}.places .arrow .halo{stroke:var(--card);stroke-width:calc(var(--thick) * 2px);stroke-linejoin:round}.places .arrow polygon.halo{fill:var(--card);stroke-width:calc(var(--thick) * 1px)}.places polygon:focus-visible{stroke:var(--accent);stroke-width:3px}.letters{border:1px solid var(--line);background:var(--card);white-space:pre;border-radius:12px;padding:1rem;overflow-x:auto}.candidates{flex-wrap:wrap;align-items:center;gap:.4rem;margin-top:.6rem;display:flex}.chip{min-height:1.7rem;font:.84rem var(--mono);border-radius:999px;padding:.05rem .6rem}.chip.left{border-color:color-mix(in srgb, var(--left) 55%, var(--line))}.chip.right{border-color:color-mix(in srgb, var(--right) 55%, var(--line))}.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.lines:is(nav) ul{border-left:1px solid var(--line);margin:0;padding-left:1.1rem;list-style:none}.lines:is(nav)>ul{border:0;padding:0}.lines:is(nav) .heading{margin:1rem 0 .2rem}.lines:is(nav) h2{margin:0;font-size:1.05rem}.lines:is(nav) .step{align-items:center;gap:.3rem;margin-right:.6rem;display:inline-flex}.lines:is(nav) .step+.step:before{content:\"›\";color:var(--soft);margin-right:.3rem}.lines:is(nav) .move-value{margin:0}.lines:is(nav) li{margin:.25rem 0;line-height:2.1}.move-columns{grid-template-columns:1fr 1fr;gap:1.2rem;margin-top:1rem;display:grid}.move-columns.single{grid-template-columns:1fr}.moves ul{gap:.25rem;margin:0;padding:0;list-style:none;display:grid}.moves.left h2{color:var(--left-ink)}.moves.right h2{color:var(--right-ink)}.single .moves h2{color:inherit}.single .moves ul,:is(.main-column,.known)>.moves ul{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.move{text-align:left;flex-wrap:wrap;gap:.2rem .6rem;width:100%;font-size:.88rem;display:flex}.move-name{font-family:var(--mono)}.move-value{color:var(--soft);font:1.05rem/1.25 var(--math);margin-left:auto}.move.wins{background:var(--good-wash);border-color:color-mix(in srgb, var(--good) 45%, var(--line))}.tag{color:var(--good);font-size:.78rem}.tag.faint{color:var(--soft)}.panels,.setup,.record{border:1px solid var(--line);background:var(--card);border-radius:12px;margin-bottom:1rem;padding:1rem 1.1rem}.panels h2,.moves h2,.setup h2,.record h2{margin-top:0;font-size:1.05rem}.facts{grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.35rem 1rem;margin:0 0 1rem;display:grid}.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0;overflow-x:auto}.facts .math{padding:0;font-size:1.4rem}.facts .math:is(.long,.wrapped){font-size:1.1rem}.math-text{font:1.4rem/1.3 var(--math);overflow-wrap:anywhere}.awaited{aspect-ratio:404/297;margin:.4rem 0}.summary{min-height:1.55em}.heading select{width:16rem}.panels .drawing{margin-bottom:0}.panels .drawing text{font-size:14px}.panels button+h2{margin-top:1.1rem}.steps{margin-top:1rem}.steps summary h2{margin:0;display:inline}.steps h3{margin:.8rem 0 .2rem;font-size:1rem}.steps .remark:not(.columns){font-size:.93rem}.wish{border-top:1px solid var(--line);margin-top:1rem;padding-top:.9rem}.wish label,.setup label{color:var(--soft);gap:.2rem;margin-bottom:.6rem;font-size:.88rem;display:grid}.wish label{display:block}.setup .check{color:var(--ink);align-items:center;gap:.5rem;display:flex}.setup .small{margin:-.4rem 0 .6rem}.setup .small:first-letter{text-transform:uppercase}.obligation{border-left-color:var(--warn)}.turn-line{flex-wrap:wrap;align-items:center;gap:.4rem;min-height:2.2rem;margin:.5rem 0;display:flex}.turn-line .obligation{color:var(--warn)}.dot,.toggle button:is(.left,.right):before,.move-columns:not(.single) .moves h2:before{content:\"\";border:.2em solid var(--left);background:var(--left);border-radius:50%;flex:none;width:.8em;height:.8em;display:inline-block}.dot.right,.toggle button.right:before,.move-columns:not(.single) .moves.right h2:before{border-color:var(--right);background:0 0}.move-columns .moves h2:before{margin-right:.4em}.said{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin-bottom:1rem;padding:.7rem 1rem}.said h2{margin:0 0 .2rem;font-size:.95rem}.record ol{max-height:18rem;color:var(--soft);margin:0;padding:0;font-size:.85rem;list-style-position:inside;overflow-y:auto}.record li{margin:.2rem 0}.sign{--size:1.05em;width:calc(var(--size) * var(--wide));height:var(--size);vertical-align:-.18em;display:inline-block}.sign :is(circle,rect,path){fill:var(--owner);stroke:var(--owner);stroke-width:3px}.sign.left{--owner:var(--left)}.sign.right{--owner:var(--right)}.sign.either{--owner:var(--neutral)}.sign.right :is(circle,rect),.sign.of-domino.either rect:not(.half){fill:none}.sign path{stroke-width:5px}.sign.right path{stroke-width:7px}.sign path.hollow{stroke:var(--card);stroke-width:2.6px}.sign.either path{stroke-dasharray:6 4}.sign:is(.of-cell,.of-off) rect{fill:none;stroke:var(--soft);stroke-width:1.6px}.sign.of-off rect{fill:var(--soft)}.sign text{fill:var(--card);font:600 12px var(--sans)}.sign.right text{fill:var(--ink)}.heap-sizes{flex-wrap:wrap;gap:.25rem;display:flex}.heap-sizes input{width:5.5em}.under{margin:.6rem 0 0}.under form{flex:22rem}.tools-row+.board{margin-top:0}.board:has(+.tools-row){margin-bottom:.2rem}.board+.tools-row{margin-top:.2rem}.find{width:16rem}[data-theme=dark] .board .drawn :is(rect,path,polygon)[fill=\"var(--quiet)\"],:host([data-theme=dark]) .board .drawn :is(rect,path,polygon)[fill=\"var(--quiet)\"]{fill:color-mix(in srgb, var(--quiet) 60%, var(--card))}@media (min-width:60rem){:is(.main-column,.start section)>.board:not(.many) .picture text[fill=\"var(--quiet)\"]{font-size:9px;transform:translateY(-1.5px)}}:host{color:var(--ink);font:14px/1.5 var(--sans);display:block}.widget{padding:.2rem .4rem .4rem}.widget .tools-row{margin:.4rem 0}.table{flex-wrap:wrap;align-items:flex-start;gap:.6rem 1.6rem;display:flex}.play{flex:20rem;max-width:min(100%,30rem)}.play>.board .stand{--high:45vh}.known{flex:15rem;min-width:0;margin-top:.6rem}.known .moves ul{max-height:18rem;overflow-y:auto}.known .facts{margin-bottom:.7rem}.made{flex-wrap:wrap;gap:.25rem;display:flex}.widget .wishes{gap:.4rem 1.1rem}.wishes .inline-label{color:var(--ink)}";
// src/widget/main.ts
function xs({ model: e, el: t }) {
	let n = document.createElement("div");
	n.className = "tweedle-board", n.setAttribute("data-lm-suppress-shortcuts", "true"), t.append(n);
	let r = n.attachShadow({ mode: "open" }), i = document.createElement("style");
	i.textContent = bs, r.append(i);
	let a = new Pi(e), o = Ar(ys, {
		target: r,
		props: { shared: a }
	}), s = Mi(n);
	return () => {
		s(), a.leave(), Pr(o), n.remove();
	};
}
var Ss = { render: xs };
export { Ss as default };
