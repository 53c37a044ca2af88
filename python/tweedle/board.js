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
var h = 1024, g = 2048, _ = 4096, v = 8192, y = 16384, b = 32768, x = 1 << 25, S = 65536, C = 1 << 19, w = 1 << 20, ee = 1 << 25, te = 1 << 21, ne = 1 << 22, re = 1 << 23, ie = Symbol("$state"), ae = Symbol("component"), oe = Symbol("legacy props"), se = Symbol(""), ce = Symbol("attributes"), le = Symbol("class"), ue = Symbol("style"), de = Symbol("text"), fe = Symbol("form reset"), pe = new class extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), me = !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml"), he = {}, T = Symbol("uninitialized"), ge = "http://www.w3.org/1999/xhtml", _e = "http://www.w3.org/2000/svg", ve = "http://www.w3.org/1998/Math/MathML";
function ye() {
	console.warn("https://svelte.dev/e/derived_inert");
}
function be(e) {
	console.warn("https://svelte.dev/e/hydration_mismatch");
}
function xe() {
	console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Se() {
	console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
// node_modules/svelte/src/internal/client/dom/hydration.js
var E = !1;
function Ce(e) {
	E = e;
}
var D;
function O(e) {
	if (e === null) throw be(), he;
	return D = e;
}
function we() {
	return O(/* @__PURE__ */ Qt(D));
}
function k(e) {
	if (E) {
		if (/* @__PURE__ */ Qt(D) !== null) throw be(), he;
		D = e;
	}
}
function Te(e = 1) {
	if (E) {
		for (var t = e, n = D; t--;) n = /* @__PURE__ */ Qt(n);
		D = n;
	}
}
function Ee(e = !0) {
	for (var t = 0, n = D;;) {
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
function De(e) {
	if (!e || e.nodeType !== 8) throw be(), he;
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
var A = null;
function He(e) {
	A = e;
}
function Ue(e, t = !1, n) {
	A = {
		p: A,
		i: !1,
		c: null,
		e: null,
		s: e,
		x: null,
		r: W,
		l: null
	};
}
function We(e) {
	var t = A, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) fn(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, A = t.p, Ge(e);
}
function Ge(e = {}) {
	return i(e, ae, { value: !0 }), e;
}
function Ke() {
	return !0;
}
// node_modules/svelte/src/internal/client/dom/task.js
var qe = [];
function Je() {
	var e = qe;
	qe = [], p(e);
}
function Ye(e) {
	if (qe.length === 0 && !yt) {
		var t = qe;
		queueMicrotask(() => {
			t === qe && Je();
		});
	}
	qe.push(e);
}
// node_modules/svelte/src/internal/client/reactivity/status.js
var Xe = ~(g | _ | h);
function j(e, t) {
	e.f = e.f & Xe | t;
}
function Ze(e) {
	e.f & 512 || e.deps === null ? j(e, h) : j(e, _);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
function Qe(e, t) {
	e.f & 2048 ? t.set(e, g) : e.f & 4096 && t.get(e) !== 2048 && t.set(e, _), j(e, h);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
var $e = !1;
function et() {
	$e || ($e = !0, document.addEventListener("reset", (e) => {
		Promise.resolve().then(() => {
			if (!e.defaultPrevented) for (let t of e.target.elements) t[fe]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function tt(e) {
	var t = U, n = W;
	Fn(null), In(null);
	try {
		return e();
	} finally {
		Fn(t), In(n);
	}
}
// node_modules/svelte/src/internal/client/reactivity/async.js
function nt(e, t, n, r) {
	let i = Ke() ? ot : lt;
	var a = e.filter((e) => !e.settled), o = t.map(i);
	if (n.length === 0 && a.length === 0) {
		r(o);
		return;
	}
	var s = W, c = rt(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				an(e, s);
			}
			it();
		}
	}
	var d = at();
	if (n.length === 0) {
		l.then(() => u([])).finally(d);
		return;
	}
	function f() {
		Promise.all(n.map((e) => /* @__PURE__ */ ct(e))).then(u).catch((e) => an(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), it());
	}) : f();
}
function rt() {
	var e = W, t = U, n = A, r = N;
	return function(i = !0) {
		In(e), Fn(t), He(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function it(e = !0) {
	In(null), Fn(null), He(null), e && N?.deactivate();
}
function at() {
	var e = W, t = e.b, n = N, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
/*#__NO_SIDE_EFFECTS__*/
function ot(e) {
	var t = 2 | g;
	return W !== null && (W.f |= C), {
		ctx: A,
		deps: null,
		effects: null,
		equals: Oe,
		f: t,
		fn: e,
		reactions: null,
		rv: 0,
		v: T,
		wv: 0,
		parent: W,
		ac: null
	};
}
var st = Symbol("obsolete");
/*#__NO_SIDE_EFFECTS__*/
function ct(e, t, n) {
	let r = W;
	r === null && je();
	var i = void 0, a = Ft(T), o = !U, s = /* @__PURE__ */ new Set();
	return gn(() => {
		var t = W, n = m();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== pe && n.reject(e);
			}).finally(it);
		} catch (e) {
			n.reject(e), it();
		}
		var c = N;
		if (o) {
			if (t.f & 32768) var l = at();
			if (r.b?.is_rendered()) c.async_deriveds.get(t)?.reject(st);
			else for (let e of s.values()) e.reject(st);
			s.add(n), c.async_deriveds.set(t, n);
		}
		let u = (e, t = void 0) => {
			l?.(), s.delete(n), t !== st && (c.activate(), t ? (a.f |= re, zt(a, t)) : (a.f & 8388608 && (a.f ^= re), zt(a, e)), c.deactivate());
		};
		n.promise.then(u, (e) => u(null, e || "unknown"));
	}), un(() => {
		for (let e of s) e.reject(st);
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
function M(e) {
	let t = /* @__PURE__ */ ot(e);
	return Rn(t), t;
}
/*#__NO_SIDE_EFFECTS__*/
function lt(e) {
	let t = /* @__PURE__ */ ot(e);
	return t.equals = Ae, t;
}
function ut(e) {
	var t = e.effects;
	if (t !== null) {
		e.effects = null;
		for (var n = 0; n < t.length; n += 1) Cn(t[n]);
	}
}
function dt(e) {
	var t, n = W, r = e.parent;
	if (!Mn && r !== null && e.v !== T && r.f & 24576) return ye(), e.v;
	In(r);
	try {
		ut(e), t = Xn(e);
	} finally {
		In(n);
	}
	return t;
}
function ft(e) {
	var t = dt(e);
	!e.equals(t) && (e.wv = qn(), (!N?.is_fork || e.deps === null) && (N === null ? e.v = t : (N.capture(e, t, !0), gt?.capture(e, t, !0)), e.deps === null)) ? j(e, h) : Mn || (_t === null ? Ze(e) : (ln() || N?.is_fork) && _t.set(e, t));
}
function pt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && tt(() => {
		t.ac.abort(pe), t.ac = null;
	}), t.fn !== null && (t.teardown = f), $n(t, 0), xn(t));
}
function mt(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && er(t);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
var ht = null, N = null, gt = null, _t = null, vt = null, yt = !1, bt = !1, xt = null, St = null, Ct = 0, wt = 1, Tt = class e {
	id = wt++;
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
		ht === null ? ht = this : (ht.next = this, this.prev = ht), ht = this;
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
			for (var r of n.d) j(r, g), t(r);
			for (r of n.m) j(r, _), t(r);
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
		for (let [e, t] of this.#s) j(e, t), this.schedule(e);
		this.apply();
		for (var t = xt = [], n = [], r = St = []; this.#a.length > 0;) {
			Ct++ > 1e3 && (this.#b(), Et());
			for (let e of this.#p()) try {
				this.#h(e, t, n);
			} catch (t) {
				throw jt(e), this.#d() || this.discard(), t;
			}
		}
		if (N = null, r.length > 0) {
			var i = e.ensure();
			for (let e of r) i.schedule(e);
		}
		if (xt = null, St = null, this.#d()) {
			this.#y(n), this.#y(t);
			for (let [e, t] of this.#c) At(e, t);
			r.length > 0 && N.#m();
			return;
		}
		let a = this.#g();
		if (a) this.#y(n), this.#y(t), a.#v(this);
		else {
			this.#s.clear();
			for (let e of this.#e) e(this);
			this.#e.clear(), gt = this, Ot(n), Ot(t), gt = null, this.#i?.resolve();
			var o = N;
			this.#n === 0 && (this.#a.length === 0 || o !== null) && this.#b(), o !== null && (Nt.clear(), o.#m());
		}
	}
	#h(e, t, n) {
		e.f ^= h;
		for (var r = e.first; r !== null;) {
			var i = r.f, a = !!(i & 96);
			if (!(a && i & 1024 || i & 8192 || this.#c.has(r)) && r.fn !== null) {
				a ? r.f ^= h : i & 4 ? t.push(r) : Jn(r) && (i & 16 && this.add_dirty_reaction(r, _), er(r));
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
					r & 4194320 && !this.async_deriveds.has(i) && (this.#s.delete(i), j(i, g), this.schedule(i));
				}
			}
		};
		for (let e of this.current.keys()) t(e);
		this.oncommit(() => e.discard()), e.#b(), N = this, this.#m();
	}
	#y(e) {
		for (var t = 0; t < e.length; t += 1) Qe(e[t], this.#s);
	}
	capture(e, t, n = !1) {
		e.v !== T && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), _t?.set(e, t)), this.is_fork || (e.v = t);
	}
	activate() {
		N = this;
	}
	deactivate() {
		N = null, _t = null;
	}
	flush() {
		try {
			bt = !0, N = this, this.#m();
		} finally {
			Ct = 0, vt = null, xt = null, St = null, bt = !1, N = null, _t = null, Nt.clear();
		}
	}
	discard() {
		for (let e of this.#t) e(this);
		this.#t.clear();
		for (let e of this.async_deriveds.values()) e.reject(st);
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
		this.#u || (this.#u = !0, Ye(() => {
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
		if (N === null) {
			let t = N = new e();
			!bt && Ye(() => {
				t.started || t.flush();
			});
		}
		return N;
	}
	apply() {
		_t = null;
	}
	schedule(e) {
		vt = e, e.b?.is_pending && e.f & 16777228 && !(e.f & 32768) ? e.b.defer_effect(e) : this.#a.push(e);
	}
	#b() {
		if (this.linked) {
			var e = this.prev, t = this.next;
			e === null || (e.next = t), t === null ? ht = e : t.prev = e, this.linked = !1;
		}
	}
};
function Et() {
	try {
		Ie();
	} catch (e) {
		an(e, vt);
	}
}
var Dt = null;
function Ot(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && Jn(r) && (Dt = /* @__PURE__ */ new Set(), er(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Tn(r), Dt?.size > 0)) {
				Nt.clear();
				for (let e of Dt) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Dt.has(n) && (Dt.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || er(n);
					}
				}
				Dt.clear();
			}
		}
		Dt = null;
	}
}
function kt(e) {
	N.schedule(e);
}
function At(e, t) {
	if (!(e.f & 32 && e.f & 1024)) {
		e.f & 2048 ? t.d.push(e) : e.f & 4096 && t.m.push(e), j(e, h);
		for (var n = e.first; n !== null;) At(n, t), n = n.next;
	}
}
function jt(e) {
	j(e, h);
	for (var t = e.first; t !== null;) jt(t), t = t.next;
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
var Mt = /* @__PURE__ */ new Set(), Nt = /* @__PURE__ */ new Map(), Pt = !1;
function Ft(e, t) {
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
function P(e, t) {
	let n = Ft(e, t);
	return Rn(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function It(e, t = !1, n = !0) {
	let r = Ft(e);
	return t || (r.equals = Ae), r;
}
function F(e, t, n = !1) {
	return U !== null && (!Pn || U.f & 131072) && Ke() && U.f & 4325394 && (Ln === null || !Ln.has(e)) && Be(), zt(e, n ? Ut(t) : t, St);
}
var Lt = null, Rt = 0;
function zt(e, t, n = null) {
	if (!e.equals(t)) {
		Mn ? Nt.set(e, t) : Nt.has(e) || Nt.set(e, e.v);
		var r = Tt.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && dt(t), _t === null && Ze(t);
		}
		e.wv = qn(), Lt = null, Rt = 0, Ht(e, g, n), Lt = null, Ke() && W !== null && W.f & 1024 && !(W.f & 96) && (Vn === null ? Hn([e]) : Vn.push(e)), !r.is_fork && Mt.size > 0 && !Pt && Bt();
	}
	return t;
}
function Bt() {
	Pt = !1;
	for (let e of Mt) {
		e.f & 1024 && j(e, _);
		let t;
		try {
			t = Jn(e);
		} catch {
			t = !0;
		}
		t && er(e);
	}
	Mt.clear();
}
function Vt(e) {
	F(e, e.v + 1);
}
function Ht(e, t, n) {
	var r = e.reactions;
	if (r !== null) {
		var i = Ke(), a = r.length;
		if (Rt += a, Rt > 1e5 && Lt === null && (Lt = /* @__PURE__ */ new Set()), Lt !== null) {
			if (Lt.has(e)) return;
			Lt.add(e);
		}
		for (var o = 0; o < a; o++) {
			var s = r[o], c = s.f;
			if (i || s !== W) {
				var l = (c & g) === 0;
				if (l && j(s, t), c & 131072) Mt.add(s);
				else if (c & 2) {
					var u = s;
					_t?.delete(u), Ht(u, _, n);
				} else if (l) {
					var d = s;
					c & 16 && Dt !== null && Dt.add(d), n === null ? kt(d) : n.push(d);
				}
			}
		}
	}
}
function Ut(t) {
	if (typeof t != "object" || !t || ie in t || ae in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ P(0), u = null, d = Gn, f = (e) => {
		if (Gn === d) return e();
		var t = U, n = Gn;
		Fn(null), Kn(d);
		var r = e();
		return Fn(t), Kn(n), r;
	};
	return i && r.set("length", /* @__PURE__ */ P(t.length, u)), new Proxy(t, {
		defineProperty(e, t, n) {
			"value" in n && n.configurable !== !1 && n.enumerable !== !1 && n.writable !== !1 || Re();
			var i = r.get(t);
			return i === void 0 ? f(() => {
				var e = /* @__PURE__ */ P(n.value, u);
				return r.set(t, e), e;
			}) : F(i, n.value, !0), !0;
		},
		deleteProperty(e, t) {
			var n = r.get(t);
			if (n === void 0) {
				if (t in e) {
					let e = f(() => /* @__PURE__ */ P(T, u));
					r.set(t, e), Vt(o);
				}
			} else F(n, T), Vt(o);
			return !0;
		},
		get(e, n, i) {
			if (n === ie) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => /* @__PURE__ */ P(Ut(s ? e[n] : T), u)), r.set(n, o)), o !== void 0) {
				var c = G(o);
				return c === T ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = G(i);
				if (a === T) return;
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
			if (t === ie) return !0;
			var n = r.get(t), i = n !== void 0 && n.v !== T || Reflect.has(e, t);
			return (n !== void 0 || (W !== null || U !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ P(i ? Ut(e[t]) : T, u)), r.set(t, n)), G(n) === T) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => /* @__PURE__ */ P(T, u)), r.set(d + "", p)) : F(p, T);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => /* @__PURE__ */ P(void 0, u)), F(c, Ut(n)), r.set(t, c));
			else {
				l = c.v !== T;
				var m = f(() => Ut(n));
				F(c, m);
			}
			var h = Reflect.getOwnPropertyDescriptor(e, t);
			if (h?.set && h.set.call(s, n), !l) {
				if (i && typeof t == "string") {
					var g = r.get("length"), _ = Number(t);
					Number.isInteger(_) && _ >= g.v && F(g, _ + 1);
				}
				Vt(o);
			}
			return !0;
		},
		ownKeys(e) {
			G(o);
			var t = Reflect.ownKeys(e).filter((e) => {
				var t = r.get(e);
				return t === void 0 || t.v !== T;
			});
			for (var [n, i] of r) i.v !== T && !(n in e) && t.push(n);
			return t;
		},
		setPrototypeOf() {
			ze();
		}
	});
}
function Wt(e) {
	try {
		if (typeof e == "object" && e && ie in e) return e[ie];
	} catch {}
	return e;
}
function Gt(e, t) {
	return Object.is(Wt(e), Wt(t));
}
var Kt, qt, Jt, Yt, Xt;
function Zt() {
	if (Kt === void 0) {
		Kt = window, qt = document, Jt = /Firefox/.test(navigator.userAgent);
		var e = Element.prototype, t = Node.prototype, n = Text.prototype;
		Yt = a(t, "firstChild").get, Xt = a(t, "nextSibling").get, u(e) && (e[le] = void 0, e[ce] = null, e[ue] = void 0, e.__e = void 0), u(n) && (n[de] = void 0);
	}
}
function I(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function L(e) {
	return Yt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function Qt(e) {
	return Xt.call(e);
}
function R(e, t) {
	if (!E) return /* @__PURE__ */ L(e);
	var n = /* @__PURE__ */ L(D);
	if (n === null) n = D.appendChild(I());
	else if (t && n.nodeType !== 3) {
		var r = I();
		return n?.before(r), O(r), r;
	}
	return t && nn(n), O(n), n;
}
function z(e, t = !1) {
	if (!E) {
		var n = /* @__PURE__ */ L(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Qt(n) : n;
	}
	if (t) {
		if (D?.nodeType !== 3) {
			var r = I();
			return D?.before(r), O(r), r;
		}
		nn(D);
	}
	return D;
}
function B(e, t = !1) {
	if (!E) return /* @__PURE__ */ L(e);
	var n = R(e, t);
	return k(e), n;
}
function V(e, t = 1, n = !1) {
	let r = E ? D : e;
	for (var i; t--;) i = r, r = /* @__PURE__ */ Qt(r);
	if (!E) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = I();
			return r === null ? i?.after(a) : r.before(a), O(a), a;
		}
		nn(r);
	}
	return O(r), r;
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
	var t = W;
	if (t === null) return U.f |= re, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	an(e, t);
}
function an(e, t) {
	if (e === he) throw e;
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
	W === null && (U === null && Fe(e), Pe()), Mn && Ne(e);
}
function sn(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function cn(e, t) {
	var n = W;
	n !== null && n.f & 8192 && (e |= v);
	var r = {
		ctx: A,
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
	N?.register_created_effect(r);
	var i = r;
	if (e & 4) xt === null ? Tt.ensure().schedule(r) : xt.push(r);
	else if (t !== null) {
		try {
			er(r);
		} catch (e) {
			throw Cn(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= S));
	}
	if (i !== null && (i.parent = n, n !== null && sn(i, n), U !== null && U.f & 2 && !(e & 64))) {
		var a = U;
		(a.effects ??= []).push(i);
	}
	return r;
}
function ln() {
	return U !== null && !Pn;
}
function un(e) {
	let t = cn(8, null);
	return j(t, h), t.teardown = e, t;
}
function dn(e) {
	on("$effect");
	var t = W.f;
	if (!U && t & 32 && A !== null && !A.i) {
		var n = A;
		(n.e ??= []).push(e);
	} else return fn(e);
}
function fn(e) {
	return cn(4 | w, e);
}
function pn(e) {
	return on("$effect.pre"), cn(8 | w, e);
}
function mn(e) {
	Tt.ensure();
	let t = cn(64 | C, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? En(t, () => {
			Cn(t), n(void 0);
		}) : (Cn(t), n(void 0));
	});
}
function hn(e) {
	return cn(4, e);
}
function gn(e) {
	return cn(ne | C, e);
}
function _n(e, t = 0) {
	return cn(8 | t, e);
}
function H(e, t = [], n = [], r = []) {
	nt(r, t, n, (t) => {
		cn(8, () => {
			e(...t.map(G));
		});
	});
}
function vn(e, t = 0) {
	return cn(16 | t, e);
}
function yn(e) {
	return cn(32 | C, e);
}
function bn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = Mn, r = U;
		Nn(!0), Fn(null);
		try {
			t.call(null);
		} catch (t) {
			an(t, e.parent);
		} finally {
			Nn(n), Fn(r);
		}
	}
}
function xn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && tt(() => {
			e.abort(pe);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : Cn(n, t), n = r;
	}
}
function Sn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || Cn(t), t = n;
	}
}
function Cn(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (wn(e.nodes.start, e.nodes.end), n = !0), e.f |= x, xn(e, t && !n), $n(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	bn(e), e.f ^= x, e.f |= y;
	var i = e.parent;
	i !== null && i.first !== null && Tn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function wn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ Qt(e);
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
		n && Cn(e), t && t();
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
		e.f ^= v, e.f & 1024 || (j(e, g), Tt.ensure().schedule(e));
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
		var i = n === r ? null : /* @__PURE__ */ Qt(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var jn = null, Mn = !1;
function Nn(e) {
	Mn = e;
}
var U = null, Pn = !1;
function Fn(e) {
	U = e;
}
var W = null;
function In(e) {
	W = e;
}
var Ln = null;
function Rn(e) {
	U !== null && (U.f & 2097152 || U.f & 2) && (Ln ??= /* @__PURE__ */ new Set()).add(e);
}
var zn = null, Bn = 0, Vn = null;
function Hn(e) {
	Vn = e;
}
var Un = 1, Wn = 0, Gn = Wn;
function Kn(e) {
	Gn = e;
}
function qn() {
	return ++Un;
}
function Jn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (Jn(a) && ft(a), a.wv > e.wv) return !0;
		}
		t & 512 && _t === null && j(e, h);
	}
	return !1;
}
function Yn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(Ln !== null && Ln.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? Yn(a, t, !1) : t === a && (n ? j(a, g) : a.f & 1024 && j(a, _), kt(a));
	}
}
function Xn(e) {
	var t = zn, n = Bn, r = Vn, i = U, a = Ln, o = A, s = Pn, c = Gn, l = e.f;
	zn = null, Bn = 0, Vn = null, U = l & 96 ? null : e, Ln = null, He(e.ctx), Pn = !1, Gn = ++Wn, e.ac !== null && (tt(() => {
		e.ac.abort(pe);
	}), e.ac = null);
	try {
		e.f |= te;
		var u = e.fn, d = u();
		e.f |= b;
		var f = Zn(e);
		if (Ke() && Vn !== null && !Pn && f !== null && !(e.f & 6146)) for (var p = 0; p < Vn.length; p++) Yn(Vn[p], e);
		if (i !== null && i !== e) {
			if (Wn++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Wn;
			if (t !== null) for (let e of t) e.rv = Wn;
			Vn !== null && (r === null ? r = Vn : r.push(...Vn));
		}
		return e.f & 8388608 && (e.f ^= re), d;
	} catch (t) {
		return Zn(e), rn(t);
	} finally {
		e.f ^= te, zn = t, Bn = n, Vn = r, U = i, Ln = a, He(o), Pn = s, Gn = c;
	}
}
function Zn(e) {
	var t = e.deps, n = N?.is_fork;
	if (zn !== null) {
		var r;
		if (n || $n(e, Bn), t !== null && Bn > 0) for (t.length = Bn + zn.length, r = 0; r < zn.length; r++) t[Bn + r] = zn[r];
		else e.deps = t = zn;
		if (ln() && e.f & 512) for (r = Bn; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && Bn < t.length && ($n(e, Bn), t.length = Bn);
	return t;
}
function Qn(e, r) {
	let i = r.reactions;
	if (i !== null) {
		var a = t.call(i, e);
		if (a !== -1) {
			var o = i.length - 1;
			o === 0 ? i = r.reactions = null : (i[a] = i[o], i.pop());
		}
	}
	if (i === null && r.f & 2 && (zn === null || !n.call(zn, r))) {
		var s = r;
		s.f & 512 && (s.f ^= 512), s.v !== T && Ze(s), s.ac !== null && tt(() => {
			s.ac.abort(pe), s.ac = null, j(s, g);
		}), pt(s), $n(s, 0);
	}
}
function $n(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) Qn(e, n[r]);
}
function er(e) {
	var t = e.f;
	if (!(t & 16384)) {
		j(e, h);
		var n = W;
		W = e;
		try {
			t & 16777232 ? Sn(e) : xn(e), bn(e);
			var r = Xn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = Un;
		} finally {
			W = n;
		}
	}
}
function G(e) {
	var t = !!(e.f & 2);
	if (jn?.add(e), U !== null && !Pn && !(W !== null && W.f & 16384) && (Ln === null || !Ln.has(e))) {
		var r = U.deps;
		if (U.f & 2097152) e.rv < Wn && (e.rv = Wn, zn === null && r !== null && r[Bn] === e ? Bn++ : zn === null ? zn = [e] : zn.push(e));
		else {
			U.deps ??= [], n.call(U.deps, e) || U.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [U] : n.call(i, U) || i.push(U);
		}
	}
	if (Mn && Nt.has(e)) return Nt.get(e);
	if (t) {
		var a = e;
		if (Mn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || nr(a)) && (o = dt(a)), Nt.set(a, o), o;
		}
		var s = !(a.f & 512) && !Pn && U !== null && !!(U.f & 512), c = (a.f & b) === 0;
		Jn(a) && (s && (a.f |= 512), ft(a)), s && !c && (mt(a), tr(a));
	}
	if (_t?.has(e)) return _t.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function tr(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (mt(r), tr(r));
	}
}
function nr(e) {
	if (e.v === T) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Nt.has(t) || t.f & 2 && nr(t)) return !0;
	return !1;
}
function rr(e) {
	var t = Pn;
	try {
		return Pn = !0, e();
	} finally {
		Pn = t;
	}
}
[.../* @__PURE__ */ "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split(".")];
var ir = ["touchstart", "touchmove"];
function ar(e) {
	return ir.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var or = Symbol("events"), sr = /* @__PURE__ */ new Set(), cr = /* @__PURE__ */ new Set();
function lr(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || mr.call(t, e), !e.cancelBubble) return tt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Ye(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function ur(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = lr(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && un(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function K(e, t, n) {
	(t[or] ??= {})[e] = n;
}
function dr(e) {
	for (var t = 0; t < e.length; t++) sr.add(e[t]);
	for (var n of cr) n(e);
}
var fr = null, pr = !1;
function mr(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	fr = e, pr || (pr = !0, setTimeout(() => {
		pr = !1, fr = null;
	}));
	var s = 0, c = fr === e && e[or];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[or] = t;
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
		var d = U, f = W;
		Fn(null), In(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[or]?.[r];
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
			e[or] = t, delete e.currentTarget, Fn(d), In(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var hr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function gr(e) {
	return hr?.createHTML(e) ?? e;
}
function _r(e) {
	var t = tn("template");
	return t.innerHTML = gr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function vr(e, t) {
	var n = W;
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
		if (E) return vr(D, null), D;
		i === void 0 && (i = _r(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ L(i)));
		var t = r || Jt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ L(t), s = t.lastChild;
			vr(o, s);
		} else vr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function yr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (E) return vr(D, null), D;
		if (!o) {
			var e = /* @__PURE__ */ L(_r(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ L(e);) o.appendChild(/* @__PURE__ */ L(e));
			else o = /* @__PURE__ */ L(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ L(t), r = t.lastChild;
			vr(n, r);
		} else vr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function br(e, t) {
	return /* @__PURE__ */ yr(e, t, "svg");
}
function xr(e = "") {
	if (!E) {
		var t = I(e + "");
		return vr(t, t), t;
	}
	var n = D;
	return n.nodeType === 3 ? nn(n) : (n.before(n = I()), O(n)), vr(n, n), n;
}
function Sr() {
	if (E) return vr(D, null), D;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = I();
	return e.append(t, n), vr(t, n), e;
}
function J(e, t) {
	if (E) {
		var n = W;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = D), we();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function Cr(e) {
	let t = 0, n = Ft(0), r;
	return () => {
		ln() && (G(n), _n(() => (t === 0 && (r = rr(() => e(() => Vt(n)))), t += 1, () => {
			Ye(() => {
				--t, t === 0 && (r?.(), r = void 0, Vt(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var wr = S | C;
function Tr(e, t, n, r) {
	new Er(e, t, n, r);
}
var Er = class {
	parent;
	is_pending = !1;
	transform_error;
	#e;
	#t = E ? D : null;
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
	#m = Cr(() => (this.#p = Ft(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = W;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = W.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = vn(() => {
			if (E) {
				let e = De(this.#t);
				we();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, wr), E && (this.#e = D);
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
		Ye(r), t && (this.#s = yn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? Se() : (t = !0, n && Ve(), this.#s !== null && En(this.#s, () => {
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
		return (this.#i.f & (y | x)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = yn(() => e(this.#e)), Ye(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = I(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return yn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							an(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(N)) : this.#u === 0 && (this.#e.before(e), this.#c = null, En(this.#o, () => {
					this.#o = null;
				}), this.#x(N));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = yn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				An(this.#a, e);
				let t = this.#n.pending;
				this.#o = yn(() => t(this.#e));
			} else this.#x(N);
		} catch (e) {
			this.error(e);
		}
	}
	#x(e) {
		this.is_pending = !1, e.transfer_reactions(this.#f);
	}
	defer_effect(e) {
		Qe(e, this.#f);
	}
	is_rendered() {
		return !this.is_pending && (!this.parent || this.parent.is_rendered());
	}
	has_pending_snippet() {
		return !!this.#n.pending;
	}
	#S(e) {
		var t = W, n = U, r = A;
		In(this.#i), Fn(this.#i), He(this.#i.ctx);
		try {
			return Tt.ensure(), e();
		} finally {
			In(t), Fn(n), He(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && En(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Ye(() => {
			this.#d = !1, this.#p && zt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), G(this.#p);
	}
	error(e) {
		if (e === he || !this.#n.onerror && !this.#n.failed) throw e;
		N?.is_fork ? (this.#a && N.skip_effect(this.#a), this.#o && N.skip_effect(this.#o), this.#s && N.skip_effect(this.#s), N.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (Cn(this.#a), null), this.#o &&= (Cn(this.#o), null), this.#s &&= (Cn(this.#s), null), E && (O(this.#t), Te(), O(Ee()));
		let t = this.#n.failed, n = (e) => {
			if (this.#v()) return;
			let { reset: n, invoke_onerror: r } = this.#_(e);
			r(), t && !this.#v() && (this.#s = this.#S(() => {
				try {
					return yn(() => {
						var r = W;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return an(e, this.#i.parent), null;
				}
			}));
		};
		Ye(() => {
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
function Y(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[de] ??= e.nodeValue) && (e[de] = n, e.nodeValue = `${n}`);
}
function Dr(e, t) {
	return kr(e, t);
}
var Or = /* @__PURE__ */ new Map();
function kr(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	Zt();
	var l = void 0, u = mn(() => {
		var s = n ?? t.appendChild(I());
		Tr(s, { pending: () => {} }, (t) => {
			Ue({});
			var n = A;
			if (o && (n.c = o), a && (i.$$events = a), E && vr(t, null), l = e(t, i) || Ge(), E && (W.nodes.end = D, D === null || D.nodeType !== 8 || D.data !== "]")) throw be(), he;
			We();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = ar(r);
					for (let e of [t, document]) {
						var a = Or.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), Or.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, mr, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(sr)), cr.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = Or.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, mr), r.delete(e), r.size === 0 && Or.delete(n)) : r.set(e, i);
			}
			cr.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return Ar.set(l, u), l;
}
var Ar = /* @__PURE__ */ new WeakMap();
function jr(e, t) {
	let n = Ar.get(e);
	return n ? (Ar.delete(e), n(t)) : Promise.resolve();
}
// node_modules/svelte/src/internal/client/dom/blocks/branches.js
var Mr = class {
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
				r && (Cn(r.effect), this.#n.delete(n));
			}
			for (let [e, r] of this.#t) {
				if (e === t || this.#r.has(e)) continue;
				let i = () => {
					if (Array.from(this.#e.values()).includes(e)) {
						var t = document.createDocumentFragment();
						An(r, t), t.append(I()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else Cn(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), En(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (Cn(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = N, r = en();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = I();
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
		} else E && (this.anchor = D), this.#a(n);
	}
};
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function X(e, t, n = !1) {
	var r;
	E && (r = D, we());
	var i = new Mr(e), a = n ? S : 0;
	function o(e, t) {
		if (E) {
			var n = De(r);
			if (e !== parseInt(n.substring(1))) {
				var a = Ee();
				O(a), i.anchor = a, Ce(!1), i.ensure(e, t), Ce(!0);
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
function Nr(e, t) {
	return t;
}
function Pr(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		En(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					Fr(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
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
		Fr(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: /* @__PURE__ */ new Set()
	}, (e.outrogroups ??= /* @__PURE__ */ new Set()).add(o);
}
function Fr(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = /* @__PURE__ */ new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= ee, An(a, document.createDocumentFragment())) : Cn(t[i], n);
	}
}
var Ir;
function Z(t, n, i, a, o, s = null) {
	var c = t, l = /* @__PURE__ */ new Map();
	if (n & 4) {
		var u = t;
		c = E ? O(/* @__PURE__ */ L(u)) : u.appendChild(I());
	}
	E && we();
	var d = null, f = /* @__PURE__ */ lt(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = /* @__PURE__ */ new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = G(f);
			_.fallback = d, Rr(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= ee, Br(d, null, c)) : On(d) : En(d, () => {
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
			E && De(c) === "[!" != (t === 0) && (c = Ee(), O(c), Ce(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = N, v = en(), y = 0; y < t; y += 1) {
				E && D.nodeType === 8 && D.data === "]" && (c = D, r = !0, Ce(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && zt(S.v, b), S.i && zt(S.i, y), v && _.unskip_effect(S.e)) : (S = zr(l, m ? c : Ir ??= I(), b, x, y, o, n, i), m || (S.e.f |= ee), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = yn(() => s(c)) : (d = yn(() => s(Ir ??= I())), d.f |= ee)), t > u.size && Me("", "", ""), E && t > 0 && O(Ee()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && Ce(!0), G(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, E && (c = D);
}
function Lr(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function Rr(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = Lr(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= /* @__PURE__ */ new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (On(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= ee, _ === l) Br(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), Vr(e, d, _), Vr(e, _, y), Br(_, y, n), d = _, p = [], m = [], l = Lr(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], C = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) Br(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					Vr(e, S.prev, C.next), Vr(e, d, S), Vr(e, C, b), l = b, d = C, --v, p = [], m = [];
				} else u.delete(_), Br(_, l, n), Vr(e, _.prev, _.next), Vr(e, _, d === null ? e.effect.first : d.next), Vr(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= /* @__PURE__ */ new Set()).add(l), m.push(l), l = Lr(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = Lr(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (Fr(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var w = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || w.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && w.push(l), l = Lr(l.next);
		var te = w.length;
		if (te > 0) {
			var ne = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < te; v += 1) w[v].nodes?.a?.measure();
				for (v = 0; v < te; v += 1) w[v].nodes?.a?.fix();
			}
			Pr(e, w, ne);
		}
	}
	o && Ye(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function zr(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? Ft(n) : /* @__PURE__ */ It(n, !1, !1) : null, l = o & 2 ? Ft(i) : null;
	return {
		v: c,
		i: l,
		e: yn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function Br(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ Qt(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function Vr(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
function Hr(e, t, n = !1, r = !1, i = !1, a = !1) {
	var o = e, s = "";
	if (n) {
		var c = e;
		E && (o = O(/* @__PURE__ */ L(c)));
	}
	H(() => {
		var e = W;
		if (s === (s = t() ?? "")) E && we();
		else if (n && !E) e.nodes = null, c.innerHTML = s, s !== "" && vr(/* @__PURE__ */ L(c), c.lastChild);
		else if (e.nodes !== null && (wn(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (E) {
				for (var a = D.data, l = we(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ Qt(l);
				if (l === null) throw be(), he;
				vr(D, u), o = O(l);
			} else {
				var d = tn(r ? "svg" : i ? "math" : "template", r ? _e : i ? ve : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (vr(/* @__PURE__ */ L(f), f.lastChild), r || i) for (; /* @__PURE__ */ L(f);) o.before(/* @__PURE__ */ L(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function Ur(e, t, ...n) {
	var r = new Mr(e);
	vn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, S);
}
// node_modules/clsx/dist/clsx.mjs
function Wr(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = Wr(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Gr() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = Wr(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Kr(e) {
	return typeof e == "object" ? Gr(e) : e ?? "";
}
var qr = [..." 	\n\r\f\xA0\v﻿"];
function Jr(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || qr.includes(r[o - 1])) && (s === r.length || qr.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function Yr(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function Xr(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function Zr(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(Xr)), i && c.push(...Object.keys(i).map(Xr));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = Xr(e.substring(l, u).trim());
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
		return r && (n += Yr(r)), i && (n += Yr(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function Qr(e, t, n, r, i, a) {
	var o = e[le];
	if (E || o !== n || o === void 0) {
		var s = Jr(n, r, a);
		E && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[le] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function $r(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function ei(e, t, n, r) {
	var i = e[ue];
	if (E || i !== t) {
		var a = Zr(t, r);
		E && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[ue] = t;
	} else r && (Array.isArray(r) ? ($r(e, n?.[0], r[0]), $r(e, n?.[1], r[1], "important")) : $r(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function ti(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function ni(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = ai(c);
			ti(c, i ? a.includes(l) : Gt(l, r));
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
function ri(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return xe();
		for (var i of t.options) i.selected = n.includes(ai(i));
	} else {
		for (i of t.options) if (Gt(ai(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function ii(e) {
	var t = new MutationObserver((t) => {
		t.every(oi) || ("__defaultValue" in e && ni(e, !1), "__value" in e && ri(e, e.__value));
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
function ai(e) {
	return "__value" in e ? e.__value : e.value;
}
function oi(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var si = Symbol("is custom element"), ci = Symbol("is html"), li = me ? "link" : "LINK", ui = me ? "progress" : "PROGRESS";
function di(e) {
	if (E) {
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
		e[fe] = n, Ye(n), et();
	}
}
function fi(e, t) {
	var n = mi(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === ui) && (e.value = t ?? "");
}
function pi(e, t) {
	var n = mi(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function Q(e, t, n, r) {
	var i = mi(e);
	if (!(E && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === li))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[se] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && gi(e).has(t) ? e[t] = n : (!E || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function mi(e) {
	return e[ce] ??= {
		[si]: e.nodeName.includes("-"),
		[ci]: e.namespaceURI === ge
	};
}
var hi = /* @__PURE__ */ new Map();
function gi(e) {
	var t = e.getAttribute("is") || e.nodeName, n = hi.get(t);
	if (n) return n;
	hi.set(t, n = /* @__PURE__ */ new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function _i(e, t) {
	return e === t || e?.[ie] === t;
}
function vi(e = Ge(), t, n, r) {
	var i = A.r, a = W;
	return hn(() => {
		var o, s;
		return _n(() => {
			o = s, s = r?.() || [], rr(() => {
				_i(n(...s), e) || (t(e, ...s), o && _i(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && _i(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var yi = !1;
function bi(e) {
	var t = yi;
	try {
		return yi = !1, [e(), yi];
	} finally {
		yi = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
var xi = {
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
		if (t === ie || t === oe) return !1;
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
function Si(...e) {
	return new Proxy({ props: e }, xi);
}
function $(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ ot(r), G(u)) : (l && (l = !1, c = s ? rr(r) : r), c);
	let f;
	if (o) {
		var p = ie in e || oe in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = bi(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && Le(t), f(m)));
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
	var v = !1, y = (n & 1 ? ot : lt)(() => (v = !1, g()));
	o && G(y);
	var b = W;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? G(y) : i && o ? Ut(e) : e;
			return F(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return Mn && v || b.f & 16384 ? y.v : G(y);
	});
}
var Ci = Object.assign(document.createElement("canvas"), {
	width: 1,
	height: 1
}).getContext("2d", { willReadFrequently: !0 });
function wi(e) {
	if (!Ci) return null;
	Ci.clearRect(0, 0, 1, 1), Ci.fillStyle = e, Ci.fillRect(0, 0, 1, 1);
	let [t = 0, n = 0, r = 0, i = 0] = Ci.getImageData(0, 0, 1, 1).data;
	return i < 128 ? null : (.299 * t + .587 * n + .114 * r) / 255;
}
function Ti(e) {
	for (let t = e; t; t = t.parentElement ?? Ei(t)) {
		let e = wi(getComputedStyle(t).backgroundColor);
		if (e !== null) return e < .5;
	}
	return !1;
}
function Ei(e) {
	let t = e.getRootNode();
	return t instanceof ShadowRoot ? t.host : null;
}
function Di(e) {
	let t = () => e.dataset.theme = Ti(e) ? "dark" : "light", n = () => requestAnimationFrame(() => requestAnimationFrame(t));
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
var Oi = [
	"values",
	"winning",
	"opponent",
	"play",
	"_shown"
], ki = class {
	#e = /* @__PURE__ */ P(!0);
	get values() {
		return G(this.#e);
	}
	set values(e) {
		F(this.#e, e, !0);
	}
	#t = /* @__PURE__ */ P(!1);
	get winning() {
		return G(this.#t);
	}
	set winning(e) {
		F(this.#t, e, !0);
	}
	#n = /* @__PURE__ */ P(null);
	get opponent() {
		return G(this.#n);
	}
	set opponent(e) {
		F(this.#n, e, !0);
	}
	#r = /* @__PURE__ */ P("normal");
	get play() {
		return G(this.#r);
	}
	set play(e) {
		F(this.#r, e, !0);
	}
	#i = /* @__PURE__ */ P(null);
	get shown() {
		return G(this.#i);
	}
	set shown(e) {
		F(this.#i, e);
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
		for (let t of Oi) e.on(`change:${t}`, this.#o);
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
		for (let e of Oi) this.#a.off(`change:${e}`, this.#o);
	}
};
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add("5");
// src/lib/crop.ts
var Ai = 8;
function ji(e) {
	let [t = 0, n = 0, r = 1, i = 1] = (e.getAttribute("viewBox") ?? "").split(/[ ,]+/).map(Number), a = [...e.children].filter((e) => e instanceof SVGGraphicsElement), o = a[0]?.tagName === "rect" ? a[0] : null, s = a.filter((e) => e !== o).map((e) => e.getBBox()).filter((e) => e.width > 0 || e.height > 0);
	if (s.length === 0) return {
		x: t,
		y: n,
		width: r,
		height: i
	};
	let c = Math.max(t, Math.min(...s.map((e) => e.x)) - Ai), l = Math.max(n, Math.min(...s.map((e) => e.y)) - Ai), u = Math.min(t + r, Math.max(...s.map((e) => e.x + e.width)) + Ai), d = Math.min(n + i, Math.max(...s.map((e) => e.y + e.height)) + Ai), f = {
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
var Mi = .5;
function Ni(e) {
	let t = ([e, t]) => `${Math.round(e / Mi)},${Math.round(t / Mi)}`, n = /* @__PURE__ */ new Map();
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
var Pi = /* @__PURE__ */ br("<g aria-hidden=\"true\"><path class=\"halo\"></path><polygon class=\"halo\"></polygon><path></path><polygon></polygon></g>");
function Fi(e, t) {
	Ue(t, !0);
	let n = $(t, "faint", 3, !1), r = .1, i = /* @__PURE__ */ M(() => {
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
	var a = Pi();
	let o, s;
	var c = R(a), l = V(c), u = V(l), d = V(u);
	k(a), H((e) => {
		o = Qr(a, 0, `arrow ${e ?? ""}`, null, o, { faint: n() }), s = ei(a, "", s, { "--thick": .1 * t.size }), Q(c, "d", G(i).line), Q(l, "points", G(i).head), Q(u, "d", G(i).line), Q(d, "points", G(i).head);
	}, [() => t.player.toLowerCase()]), J(e, a), We();
}
// src/components/Frame.svelte
var Ii = /* @__PURE__ */ q("<button class=\"plain\" aria-label=\"Smaller\" title=\"Smaller\">−</button> <button class=\"plain\" aria-label=\"Larger\" title=\"Larger\">+</button>", 1), Li = /* @__PURE__ */ q("<button class=\"plain\"><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"></path></svg></button>"), Ri = /* @__PURE__ */ q("<div><div><!> <!></div>  <div><div class=\"grown\"><!></div></div></div>");
function zi(e, t) {
	let n = 1.5, r = /* @__PURE__ */ P(void 0), i = /* @__PURE__ */ P(void 0), a = /* @__PURE__ */ P(1), o = /* @__PURE__ */ P(!1), s = /* @__PURE__ */ P(null);
	async function c() {
		document.fullscreenElement ? await document.exitFullscreen() : await G(r)?.requestFullscreen();
	}
	function l(e) {
		if (!G(i)) return;
		let [t, n] = [(G(i).scrollLeft + G(i).clientWidth / 2) / G(a), (G(i).scrollTop + G(i).clientHeight / 2) / G(a)];
		F(a, Math.min(8, Math.max(1, G(a) * e)), !0), requestAnimationFrame(() => G(i)?.scrollTo(t * G(a) - G(i).clientWidth / 2, n * G(a) - G(i).clientHeight / 2));
	}
	function u(e) {
		e.ctrlKey && (e.preventDefault(), l(e.deltaY < 0 ? 1.1 : 1 / 1.1));
	}
	function d(e) {
		G(a) !== 1 && e.pointerType !== "touch" && (e.button !== 1 && e.target.closest("polygon") || (F(s, {
			x: e.clientX,
			y: e.clientY
		}, !0), G(i)?.setPointerCapture(e.pointerId)));
	}
	function f(e) {
		G(s) && (G(i)?.scrollBy(G(s).x - e.clientX, G(s).y - e.clientY), F(s, {
			x: e.clientX,
			y: e.clientY
		}, !0));
	}
	var p = Ri();
	ur("fullscreenchange", qt, () => F(o, document.fullscreenElement === G(r)));
	let m;
	var h = R(p);
	let g;
	var _ = R(h), v = (e) => {
		var t = Ii(), r = z(t), i = V(r, 2);
		H(() => {
			r.disabled = G(a) === 1, i.disabled = G(a) >= 8;
		}), K("click", r, () => l(1 / n)), K("click", i, () => l(n)), J(e, t);
	};
	X(_, (e) => {
		(t.large || G(a) > 1) && e(v);
	});
	var y = V(_, 2), b = (e) => {
		var t = Li(), n = B(R(t));
		k(t), H(() => {
			Q(t, "aria-label", G(o) ? "Leave the full screen" : "Fill the screen"), Q(t, "title", G(o) ? "Leave the full screen" : "Fill the screen"), Q(n, "d", G(o) ? "M6 2v4H2M10 2v4h4M6 14v-4H2M10 14v-4h4" : "M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4");
		}), K("click", t, () => void c()), J(e, t);
	};
	X(y, (e) => {
		document.fullscreenEnabled && e(b);
	}), k(h);
	var x = V(h, 2);
	let S;
	var C = R(x);
	let w;
	Ur(R(C), () => t.children), k(C), k(x), vi(x, (e) => F(i, e), () => G(i)), k(p), vi(p, (e) => F(r, e), () => G(r)), H(() => {
		m = Qr(p, 1, "frame", null, m, { full: G(o) }), g = Qr(h, 1, "frame-tools no-print", null, g, { over: !t.large && G(a) === 1 }), S = Qr(x, 1, "view", null, S, {
			zoomed: G(a) > 1,
			held: G(s)
		}), w = ei(C, "", w, { "--zoom": G(a) });
	}), ur("wheel", x, u), K("pointerdown", x, d), K("pointermove", x, f), K("pointerup", x, () => F(s, null)), ur("pointercancel", x, () => F(s, null)), J(e, p);
}
dr([
	"click",
	"pointerdown",
	"pointermove",
	"pointerup"
]);
// src/components/Board.svelte
var Bi = /* @__PURE__ */ br("<polygon role=\"button\"></polygon>"), Vi = /* @__PURE__ */ br("<path class=\"rim of-last\"></path>"), Hi = /* @__PURE__ */ br("<path class=\"rim of-advised\"></path>"), Ui = /* @__PURE__ */ br("<path class=\"rim of-told\"></path>"), Wi = /* @__PURE__ */ q("<div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"places\"><!><!><!><!><!></svg></div>"), Gi = /* @__PURE__ */ q("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ki = /* @__PURE__ */ q("<!> <!>", 1), qi = /* @__PURE__ */ q("<pre class=\"letters\"> </pre>"), Ji = /* @__PURE__ */ q("<button> </button>"), Yi = /* @__PURE__ */ q("<span class=\"quiet\"> </span>"), Xi = /* @__PURE__ */ q("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), Zi = /* @__PURE__ */ q("<div class=\"board\" role=\"group\"><!> <!></div>");
function Qi(e, t) {
	Ue(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "last", 19, () => []), i = $(t, "advised", 3, null), a = $(t, "line", 19, () => []), o = /* @__PURE__ */ P(Ut([])), s = /* @__PURE__ */ P(0), c = /* @__PURE__ */ P(null), l = Ut([]), u = /* @__PURE__ */ P(void 0), d = /* @__PURE__ */ P({
		x: 0,
		y: 0,
		width: 1,
		height: 1
	});
	pn(() => {
		F(d, {
			x: 0,
			y: 0,
			width: t.scene.width,
			height: t.scene.height
		});
	}), dn(() => {
		t.scene;
		let e = G(u)?.querySelector("svg");
		e && F(d, ji(e));
	}), dn(() => {
		t.scene, t.offers, F(o, [], !0), F(c, null);
	});
	let f = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), p = /* @__PURE__ */ M(() => G(o).length > 0 ? f(G(o)) : []), m = /* @__PURE__ */ M(() => new Set(G(c) === null ? n()?.places ?? [] : f([G(c)]).flatMap((e) => e.places))), h = /* @__PURE__ */ M(() => new Set(a().filter((e) => !e.way).flatMap((e) => e.places))), g = /* @__PURE__ */ M(() => {
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
			from: b(e[0]),
			to: b(e[1]),
			size: S(e[0]),
			player: t,
			faint: n
		}] : []);
	}), _ = /* @__PURE__ */ M(() => new Set(t.offers.flatMap((e) => e.places))), v = /* @__PURE__ */ M(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function y(e) {
		if (t.paint) return t.paint(e);
		if (G(o).includes(e)) {
			F(o, G(o).filter((t) => t !== e), !0);
			return;
		}
		let n = [...G(o), e], r = f(n);
		if (r.length === 0 && (n = [e], r = f(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...r.map((e) => e.places.length)), t = r.filter((t) => t.places.length === e);
			t.length === 1 && (r = t);
		}
		let [i, a] = r;
		i && !a ? (F(o, [], !0), t.choose(i)) : F(o, r.length > 0 ? n : [], !0);
	}
	function b(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => n.reduce((t, n) => t + n[e], 0) / Math.max(n.length, 1);
		return [r(0), r(1)];
	}
	let x = (e) => Ni([...e].map((e) => t.scene.places[e]?.outline ?? []));
	function S(e) {
		let n = t.scene.places[e]?.outline ?? [], r = (e) => Math.max(...n.map((t) => t[e])) - Math.min(...n.map((t) => t[e]));
		return Math.min(r(0), r(1));
	}
	let C = {
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0],
		ArrowUp: [0, -1],
		ArrowDown: [0, 1]
	};
	function w(e, [n, r]) {
		let i = b(e), a = e, o = Infinity;
		return t.scene.places.forEach((e, t) => {
			let s = b(t), [c, l] = [s[0] - i[0], s[1] - i[1]], u = c * n + l * r, d = u + 3 * (Math.abs(c * r) + Math.abs(l * n));
			u > 1 && d < o && ([a, o] = [t, d]);
		}), a;
	}
	function ee(e, t) {
		let n = C[e.key];
		n ? (e.preventDefault(), F(s, w(t, n), !0), l[G(s)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), y(t)) : e.key === "Escape" && F(o, [], !0);
	}
	function te(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let a = t.offers.filter((t) => t.places.includes(e)), o = a.slice(0, 3).map((e) => e.name), s = a.length > 3 ? `, and ${a.length - 3} more` : "", c = `${r().includes(e) ? ", of the last move" : ""}${i()?.places.includes(e) ? ", advised" : ""}`;
		return a.length === 0 ? `${n}${c}: no move` : `${n}${c}: ${o.join(", ")}${s}`;
	}
	var ne = Zi(), re = R(ne), ie = (e) => {
		var n = Ki(), a = z(n);
		{
			let e = /* @__PURE__ */ M(() => t.scene.places.length > 100);
			zi(a, {
				get large() {
					return G(e);
				},
				children: (e, n) => {
					var a = Wi();
					let f;
					var p = R(a);
					Hr(p, () => t.scene.svg, !0), k(p), vi(p, (e) => F(u, e), () => G(u));
					var b = V(p, 2), S = R(b);
					Z(S, 17, () => t.scene.places, Nr, (e, n, a) => {
						var u = Bi();
						let d;
						vi(u, (e, t) => l[t] = e, (e) => l?.[e], () => [a]), H((e, t, n, r, a, o, s, c, l, f, p, m) => {
							Q(u, "points", e), Q(u, "tabindex", t), Q(u, "aria-label", n), Q(u, "aria-disabled", r), Q(u, "aria-pressed", a), d = Qr(u, 0, "", null, d, {
								live: o,
								wins: s,
								picked: c,
								lit: l,
								last: f,
								advised: p,
								goes: i()?.way,
								told: m
							});
						}, [
							() => G(n).outline.map((e) => e.join(",")).join(" "),
							() => a === Math.min(G(s), t.scene.places.length - 1) ? 0 : -1,
							() => te(a),
							() => !G(_).has(a) && !t.paint,
							() => G(o).includes(a),
							() => G(_).has(a) || t.paint,
							() => G(v).has(a) && !t.paint,
							() => G(o).includes(a),
							() => G(m).has(a) && !t.paint,
							() => r().includes(a),
							() => i()?.places.includes(a),
							() => G(h).has(a)
						]), K("click", u, () => y(a)), K("keydown", u, (e) => ee(e, a)), ur("pointerenter", u, (e) => {
							F(c, a, !0), t.paint && e.buttons === 1 && t.paint(a);
						}), ur("pointerleave", u, () => F(c, null)), ur("focus", u, () => F(s, a, !0)), J(e, u);
					});
					var C = V(S), w = (e) => {
						var t = Vi();
						H((e) => Q(t, "d", e), [() => x(r())]), J(e, t);
					};
					X(C, (e) => {
						r().length > 0 && e(w);
					});
					var ne = V(C), re = (e) => {
						var t = Hi();
						H((e) => Q(t, "d", e), [() => x(i().places)]), J(e, t);
					};
					X(ne, (e) => {
						i() && e(re);
					});
					var ie = V(ne), ae = (e) => {
						var t = Ui();
						H((e) => Q(t, "d", e), [() => x(G(h))]), J(e, t);
					};
					X(ie, (e) => {
						G(h).size > 0 && e(ae);
					}), Z(V(ie), 17, () => G(g), Nr, (e, t) => {
						Fi(e, Si(() => G(t)));
					}), k(b), k(a), H(() => {
						f = ei(a, "", f, {
							"--ratio": G(d).width / G(d).height,
							"--natural": `${G(d).width ?? ""}px`
						}), Q(b, "viewBox", `${G(d).x ?? ""} ${G(d).y ?? ""} ${G(d).width ?? ""} ${G(d).height ?? ""}`), Q(b, "width", G(d).width), Q(b, "height", G(d).height);
					}), J(e, a);
				},
				$$slots: { default: !0 }
			});
		}
		var f = V(a, 2), p = (e) => {
			J(e, Gi());
		};
		X(f, (e) => {
			G(v).size > 0 && !t.paint && e(p);
		}), J(e, n);
	}, ae = (e) => {
		var n = qi(), r = B(n, !0);
		H(() => Y(r, t.scene.letters)), J(e, n);
	};
	X(re, (e) => {
		t.scene.svg ? e(ie) : e(ae, -1);
	});
	var oe = V(re, 2), se = (e) => {
		var n = Xi(), r = V(R(n), 2);
		Z(r, 17, () => G(p).slice(0, 30), (e) => e.player + e.name, (e, n) => {
			var r = Ji(), i = B(r, !0);
			H((e) => {
				Qr(r, 1, `chip ${e ?? ""}`), Y(i, G(n).name);
			}, [() => G(n).player.toLowerCase()]), K("click", r, () => t.choose(G(n))), J(e, r);
		});
		var i = V(r, 2), a = (e) => {
			var t = Yi(), n = B(t);
			H(() => Y(n, `and ${G(p).length - 30} more in the list`)), J(e, t);
		};
		X(i, (e) => {
			G(p).length > 30 && e(a);
		}), k(n), J(e, n);
	};
	X(oe, (e) => {
		G(p).length > 1 && e(se);
	}), k(ne), H(() => Q(ne, "aria-label", t.label)), J(e, ne), We();
}
dr(["click", "keydown"]);
// src/components/EditBoard.svelte
var $i = /* @__PURE__ */ q("<span class=\"quiet\">Choose a vertex or an edge.</span>"), ea = /* @__PURE__ */ q("<button class=\"chip\"> </button>"), ta = /* @__PURE__ */ q("<span class=\"quiet\"> </span> <!>", 1), na = /* @__PURE__ */ q("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), ra = /* @__PURE__ */ q("<!> <!>", 1);
function ia(e, t) {
	Ue(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "line", 19, () => []), i = /* @__PURE__ */ M(() => t.explored.scene.places.some((e) => e.edits.length > 0)), a = /* @__PURE__ */ P(null), o = /* @__PURE__ */ M(() => G(a) === null ? [] : t.explored.scene.places[G(a)]?.edits ?? []);
	dn(() => {
		t.explored, F(a, null);
	});
	let s = /* @__PURE__ */ M(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : G(i) ? (e) => F(a, e, !0) : void 0;
	});
	var c = ra(), l = z(c);
	Qi(l, {
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
	var u = V(l, 2), d = (e) => {
		var n = na(), r = R(n), i = (e) => {
			J(e, $i());
		}, s = (e) => {
			var n = ta(), r = z(n), i = B(r);
			Z(V(r, 2), 17, () => G(o), (e) => e.name, (e, n) => {
				var r = ea(), i = B(r, !0);
				H(() => Y(i, G(n).name)), K("click", r, () => t.become(G(n).position)), J(e, r);
			}), H(() => Y(i, `${t.explored.scene.places[G(a)]?.name ?? ""}:`)), J(e, n);
		};
		X(r, (e) => {
			G(a) === null ? e(i) : e(s, -1);
		}), k(n), J(e, n);
	};
	X(u, (e) => {
		t.editing && G(i) && !t.explored.cells && e(d);
	}), J(e, c), We();
}
dr(["click"]);
// src/components/EditTools.svelte
var aa = /* @__PURE__ */ q("<button> </button>"), oa = /* @__PURE__ */ q("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), sa = /* @__PURE__ */ q("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), ca = /* @__PURE__ */ q("<button class=\"code\"> </button>"), la = /* @__PURE__ */ q("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), ua = /* @__PURE__ */ q("<!> <!> <!>", 1);
function da(e, t) {
	Ue(t, !0);
	let n = $(t, "editing", 15), r = $(t, "brush", 15), i = /* @__PURE__ */ M(() => t.explored.cells?.signs ?? null), a = /* @__PURE__ */ M(() => t.explored.heaps), o = /* @__PURE__ */ M(() => G(i) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : G(a) ? "heaps" : null), s = (e) => t.edit({ heaps: { sizes: e } });
	var c = ua(), l = z(c), u = (e) => {
		var t = aa(), a = B(t);
		H(() => {
			Q(t, "aria-pressed", n()), Y(a, `Edit the ${G(o) ?? ""}`);
		}), K("click", t, () => {
			n(!n()), G(i) && !G(i).includes(r()) && r(G(i)[0] ?? ".");
		}), J(e, t);
	};
	X(l, (e) => {
		G(o) && e(u);
	});
	var d = V(l, 2), f = (e) => {
		var t = sa(), n = R(t);
		Z(n, 17, () => G(a), Nr, (e, t, n) => {
			var r = oa();
			di(r), Q(r, "aria-label", `Heap ${n + 1}`), H(() => fi(r, G(t))), K("change", r, (e) => s(G(a).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), J(e, r);
		});
		var r = V(n, 2);
		k(t), K("click", r, () => s([...G(a), 1])), J(e, t);
	};
	X(d, (e) => {
		n() && G(a) && e(f);
	});
	var p = V(d, 2), m = (e) => {
		var t = la();
		Z(t, 20, () => G(i), (e) => e, (e, t) => {
			var n = ca(), i = B(n, !0);
			H(() => {
				Q(n, "aria-pressed", r() === t), Q(n, "aria-label", t === "." ? "empty cell" : `sign ${t}`), Y(i, t);
			}), K("click", n, () => r(t)), J(e, n);
		}), k(t), J(e, t);
	};
	X(p, (e) => {
		n() && G(i) && e(m);
	}), J(e, c), We();
}
dr(["click", "change"]);
// src/lib/signs.ts
var fa = {
	"^": ["↑", "⇑"],
	v: ["↓", "⇓"]
}, pa = "⁰¹²³⁴⁵⁶⁷⁸⁹";
function ma(e) {
	return e.replaceAll(/\+-|-|\*|(\^+|(?<![a-z])v+(?![a-z]))(?:<(\d+)>)?|(?<![a-z])oo(?![a-z])/gi, (e, t, n) => {
		if (e === "+-") return "±";
		if (e === "-") return "−";
		if (e === "*") return "∗";
		if (e === "oo") return "∞";
		let [r, i] = fa[t?.[0] ?? ""] ?? [e, e], a = t?.length ?? 0, o = [...n ?? ""].map((e) => pa[Number(e)]).join("");
		return (a === 2 ? i : r.repeat(a)) + o;
	});
}
var ha = (e) => /^(?:[-+*^{}|,.:;=<>()[\]\d/&]|v|Tiny|Miny|on|off|over|under|oo)+$/.test(e) && !/\d-\d|->|^-?\d+:/.test(e);
function ga(e) {
	return e.replaceAll(/(\S+)( *)/g, (t, n, r, i) => {
		if (!ha(n) || e.slice(0, i).endsWith("vertex ")) return n + r;
		let a = ma(n);
		return a + r + (r.length > 1 ? " ".repeat(Math.max(0, n.length - a.length)) : "");
	});
}
// src/lib/text.ts
var _a = new TextEncoder(), va = new TextDecoder();
function ya(e, t) {
	return va.decode(_a.encode(e).slice(0, t)).length;
}
function ba(e) {
	return e.split("`").map((e, t) => ({
		text: e,
		code: t % 2 == 1
	}));
}
var xa = {
	L: "Left wins, no matter who moves first",
	R: "Right wins, no matter who moves first",
	N: "The player who moves next wins",
	P: "The player who moves next loses",
	D: "A draw, no matter who moves first",
	NHat: "Left wins if she moves first; a draw if Right does",
	PHat: "Left wins if Right moves first; a draw if she does",
	NCheck: "Right wins if he moves first; a draw if Left does",
	PCheck: "Right wins if Left moves first; a draw if he does"
}, Sa = {
	NHat: "N̂",
	PHat: "P̂",
	NCheck: "Ň",
	PCheck: "P̌"
};
function Ca(e) {
	return e === null || e.file ? {
		start: null,
		end: null
	} : {
		start: e.start,
		end: e.end
	};
}
// src/components/OutcomeBadge.svelte
var wa = /* @__PURE__ */ q("<span class=\"meaning\"> </span>"), Ta = /* @__PURE__ */ q("<span class=\"visually-hidden\"> </span>"), Ea = /* @__PURE__ */ q("<span> </span><!>", 1);
function Da(e, t) {
	Ue(t, !0);
	let n = $(t, "words", 3, !1);
	var r = Ea(), i = z(r), a = B(i, !0), o = V(i), s = (e) => {
		var n = wa(), r = B(n, !0);
		H(() => Y(r, xa[t.outcome])), J(e, n);
	}, c = (e) => {
		var n = Ta(), r = B(n);
		H(() => Y(r, `: ${xa[t.outcome] ?? ""}`)), J(e, n);
	};
	X(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), H((e) => {
		Qr(i, 1, `badge outcome-${e ?? ""}`), Q(i, "title", xa[t.outcome]), Y(a, Sa[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), J(e, r), We();
}
// src/lib/cells.ts
function Oa(e, t) {
	let [n, r] = [ka(e), ka(t)];
	return n !== null && r !== null ? n - r : n !== null || r !== null ? n === null ? 1 : -1 : e.localeCompare(t, "en", { numeric: !0 });
}
function ka(e) {
	let t = /^(-?\d+)(?:\/(\d+))?$/.exec(e.trim());
	return t ? Number(t[1]) / Number(t[2] ?? 1) : null;
}
function Aa(e) {
	let t = (e) => /[",\r\n]/.test(e) ? `"${e.replaceAll("\"", "\"\"")}"` : e;
	return e.map((e) => `${e.map(t).join(",")}\r\n`).join("");
}
// src/lib/copied.svelte.ts
var ja = 1500, Ma = class {
	#e = /* @__PURE__ */ P("");
	get what() {
		return G(this.#e);
	}
	set what(e) {
		F(this.#e, e, !0);
	}
	async copy(e, t = "it") {
		await navigator.clipboard.writeText(e), this.what = t, setTimeout(() => this.what = "", ja);
	}
}, Na = /* @__PURE__ */ q("<th><button class=\"plain\"> </button></th>"), Pa = /* @__PURE__ */ q("<td> </td>"), Fa = /* @__PURE__ */ q("<tr></tr>"), Ia = /* @__PURE__ */ q("<div class=\"cells\"><table><thead><tr></tr></thead><tbody></tbody></table> <button class=\"no-print\"> </button></div>");
function La(e, t) {
	Ue(t, !0);
	let n = /* @__PURE__ */ P(null), r = new Ma(), i = /* @__PURE__ */ M(() => Math.max(0, ...t.rows.map((e) => e.length))), a = /* @__PURE__ */ M(() => {
		if (!G(n)) return t.rows;
		let { column: e, isUp: r } = G(n);
		return [...t.rows].sort((t, n) => (r ? 1 : -1) * Oa(t[e] ?? "", n[e] ?? ""));
	});
	function o(e) {
		G(n)?.column === e ? F(n, G(n).isUp ? {
			column: e,
			isUp: !1
		} : null, !0) : F(n, {
			column: e,
			isUp: !0
		}, !0);
	}
	var s = Ia(), c = R(s), l = R(c), u = R(l);
	Z(u, 21, () => ({ length: G(i) }), Nr, (e, t, r) => {
		let i = /* @__PURE__ */ M(() => G(n)?.column === r ? G(n).isUp ? "ascending" : "descending" : "none");
		var a = Na(), s = R(a);
		Q(s, "aria-label", `Sort by column ${r + 1}`);
		var c = B(s);
		k(a), H(() => {
			Q(a, "aria-sort", G(i)), Y(c, `${r + 1}${G(i) === "ascending" ? " ▲" : G(i) === "descending" ? " ▼" : ""}`);
		}), K("click", s, () => o(r)), J(e, a);
	}), k(u), k(l);
	var d = V(l);
	Z(d, 21, () => G(a), Nr, (e, t) => {
		var n = Fa();
		Z(n, 21, () => ({ length: G(i) }), Nr, (e, n, r) => {
			var i = Pa(), a = B(i, !0);
			H(() => Y(a, G(t)[r] ?? "")), J(e, i);
		}), k(n), J(e, n);
	}), k(d), k(c);
	var f = V(c, 2), p = B(f, !0);
	k(s), H(() => Y(p, r.what ? "Copied" : "Copy as CSV")), K("click", f, () => void r.copy(Aa(G(a)))), J(e, s), We();
}
dr(["click"]);
// src/components/Drawing.svelte
var Ra = /* @__PURE__ */ q("<figure class=\"drawing\"></figure>");
function za(e, t) {
	Ue(t, !0);
	let n = /* @__PURE__ */ P(void 0), r = /* @__PURE__ */ P(300);
	dn(() => {
		t.picture;
		let e = G(n)?.querySelector("svg");
		e && F(r, ji(e).width, !0);
	});
	var i = Ra();
	let a;
	Hr(i, () => t.picture.picture, !0), k(i), vi(i, (e) => F(n, e), () => G(n)), H(() => {
		Q(i, "aria-label", t.picture.title), a = ei(i, "", a, { "--wide": `${(G(r) < 300 ? 1.6 : 1) * G(r) / 16}em` });
	}), J(e, i), We();
}
// src/components/Value.svelte
var Ba = /* @__PURE__ */ q("<div class=\"math\"></div>"), Va = /* @__PURE__ */ q("<pre class=\"printed\"> </pre>"), Ha = /* @__PURE__ */ q("<pre class=\"lines\"> </pre>"), Ua = /* @__PURE__ */ q("<details class=\"as-text\"><summary>As text</summary><!></details>"), Wa = /* @__PURE__ */ q("<details><summary> </summary><!></details>"), Ga = /* @__PURE__ */ q("<!> <!> <!>", 1);
function Ka(e, t) {
	Ue(t, !0);
	let n = (e) => {
		var n = Sr(), r = z(n), i = (e) => {
			var n = Ba();
			Hr(n, () => t.shown.mathml, !0), k(n), J(e, n);
		}, o = (e) => {
			var n = Va(), r = B(n, !0);
			H(() => Y(r, t.shown.output)), J(e, n);
		};
		X(r, (e) => {
			G(a) && !t.shown.picture ? e(i) : e(o, -1);
		}), J(e, n);
	}, r = $(t, "fold", 3, !1), i = /* @__PURE__ */ M(() => r() && (t.shown.output?.length ?? 0) > 24), a = /* @__PURE__ */ M(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600);
	var o = Ga(), s = z(o), c = (e) => {
		var n = Ha(), r = B(n, !0);
		H(() => Y(r, t.shown.lines)), J(e, n);
	};
	X(s, (e) => {
		t.shown.lines && e(c);
	});
	var l = V(s, 2), u = (e) => {
		za(e, { get picture() {
			return t.shown.picture;
		} });
	};
	X(l, (e) => {
		t.shown.picture && e(u);
	});
	var d = V(l, 2), f = (e) => {
		var r = Sr(), a = z(r), o = (e) => {
			La(e, { get rows() {
				return t.shown.table;
			} });
		}, s = (e) => {
			var t = Ua(), r = V(R(t));
			n(r), k(t), J(e, t);
		}, c = (e) => {
			var r = Wa(), i = R(r), a = B(i), o = V(i);
			n(o), k(r), H(() => Y(a, `A value of ${t.shown.output.length ?? ""} signs`)), J(e, r);
		}, l = (e) => {
			n(e);
		};
		X(a, (e) => {
			t.shown.table ? e(o) : t.shown.picture ? e(s, 1) : G(i) ? e(c, 2) : e(l, -1);
		}), J(e, r);
	};
	X(d, (e) => {
		t.shown.output !== null && e(f);
	}), J(e, o), We();
}
// src/components/Facts.svelte
var qa = /* @__PURE__ */ q("<p class=\"verdict\"><!></p>"), Ja = /* @__PURE__ */ q("<span class=\"math-text\"> </span>"), Ya = /* @__PURE__ */ q("<dt>Value</dt> <dd><!></dd>", 1), Xa = /* @__PURE__ */ q("<dt>Value</dt><dd> </dd>", 1), Za = /* @__PURE__ */ q("<dt>Mean</dt><dd> </dd>", 1), Qa = /* @__PURE__ */ q("<dt>Temperature</dt><dd> </dd>", 1), $a = /* @__PURE__ */ q("<dt>Score</dt><dd> </dd>", 1), eo = /* @__PURE__ */ q("<dt>Misère</dt><dd><!></dd>", 1), to = /* @__PURE__ */ q("<dt>Wins in misère play</dt><dd> </dd>", 1), no = /* @__PURE__ */ q("<dt>Misère quotient</dt><dd>the element <span class=\"code\"> </span> </dd>", 1), ro = /* @__PURE__ */ q("<!> <!>", 1), io = /* @__PURE__ */ q("<dt>Birthday</dt><dd> </dd>", 1), ao = /* @__PURE__ */ q("<dt> </dt><dd><!></dd>", 1), oo = /* @__PURE__ */ q("<!> <!> <!> <!> <!> <!> <!> <!> <!>", 1), so = /* @__PURE__ */ q("<!> <dl class=\"facts\"><!></dl>", 1);
function co(e, t) {
	Ue(t, !0);
	let n = $(t, "extra", 19, () => []), r = $(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ M(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = so(), o = z(a), s = (e) => {
		var t = qa();
		Da(R(t), {
			get outcome() {
				return G(i);
			},
			words: !0
		}), k(t), J(e, t);
	}, c = /* @__PURE__ */ M(() => G(i) && !r().has("winners"));
	X(o, (e) => {
		G(c) && e(s);
	});
	var l = V(o, 2), u = R(l), d = (e) => {
		var i = oo(), a = z(i), o = (e) => {
			var n = Ya(), r = V(z(n), 2), i = R(r), a = (e) => {
				Ka(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = Ja(), r = B(n, !0);
				H((e) => Y(r, e), [() => ma(t.analysis.value)]), J(e, n);
			};
			X(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), k(r), J(e, n);
		};
		X(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = V(a, 2), c = (e) => {
			var n = Xa(), r = B(V(z(n)), !0);
			H(() => Y(r, t.analysis.not_found)), J(e, n);
		};
		X(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = V(s, 2), u = (e) => {
			var n = Za(), r = B(V(z(n)), !0);
			H((e) => Y(r, e), [() => ma(t.analysis.mean)]), J(e, n);
		};
		X(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = V(l, 2), f = (e) => {
			var n = Qa(), r = B(V(z(n)), !0);
			H((e) => Y(r, e), [() => ma(t.analysis.temperature)]), J(e, n);
		};
		X(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = V(d, 2), m = (e) => {
			var n = $a(), r = B(V(z(n)));
			H((e, t) => Y(r, `${e ?? ""} if Left moves first, ${t ?? ""} if Right does`), [() => ma(t.analysis.scores.left_first), () => ma(t.analysis.scores.right_first)]), J(e, n);
		}, h = /* @__PURE__ */ M(() => t.analysis.scores && !r().has("winners"));
		X(p, (e) => {
			G(h) && e(m);
		});
		var g = V(p, 2), _ = (e) => {
			var n = eo(), r = V(z(n));
			Da(R(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), k(r), J(e, n);
		}, v = /* @__PURE__ */ M(() => t.analysis.misere !== null && !r().has("winners"));
		X(g, (e) => {
			G(v) && e(_);
		});
		var y = V(g, 2), b = (e) => {
			let n = /* @__PURE__ */ M(() => t.analysis.misere_play);
			var r = ro(), i = z(r), a = (e) => {
				var t = to(), r = B(V(z(t)));
				H((e) => Y(r, `${e ?? ""}${G(n).left.length > 4 ? ", …" : ""}`), [() => G(n).left.slice(0, 4).join(", ")]), J(e, t);
			};
			X(i, (e) => {
				G(n).left.length > 0 && e(a);
			});
			var o = V(i, 2), s = (e) => {
				var t = no(), r = V(z(t)), i = V(R(r)), a = B(i, !0), o = V(i);
				k(r), H(() => {
					Y(a, G(n).element.element), Y(o, ` of ${G(n).element.order ?? ""}, of which ${G(n).element.lost ?? ""} are in P`);
				}), J(e, t);
			};
			X(o, (e) => {
				G(n).element && e(s);
			}), J(e, r);
		}, x = /* @__PURE__ */ M(() => t.analysis.misere_play && !r().has("winners"));
		X(y, (e) => {
			G(x) && e(b);
		});
		var S = V(y, 2), C = (e) => {
			var n = io(), r = B(V(z(n)), !0);
			H(() => Y(r, t.analysis.birthday)), J(e, n);
		};
		X(S, (e) => {
			t.analysis.birthday !== null && e(C);
		}), Z(V(S, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).shown;
			var i = ao(), a = z(i), o = B(a, !0), s = V(a);
			Ka(R(s), { get shown() {
				return r();
			} }), k(s), H(() => Y(o, n())), J(e, i);
		}), J(e, i);
	}, f = /* @__PURE__ */ M(() => t.analysis && !r().has("values"));
	X(u, (e) => {
		G(f) && e(d);
	}), k(l), J(e, a), We();
}
// src/components/Code.svelte
var lo = /* @__PURE__ */ q("<code> </code>");
function uo(e, t) {
	Ue(t, !0);
	var n = Sr();
	Z(z(n), 17, () => ba(t.text), Nr, (e, t) => {
		var n = Sr(), r = z(n), i = (e) => {
			var n = lo(), r = B(n, !0);
			H(() => Y(r, G(t).text)), J(e, n);
		}, a = (e) => {
			var n = xr();
			H(() => Y(n, G(t).text)), J(e, n);
		};
		X(r, (e) => {
			G(t).code ? e(i) : e(a, -1);
		}), J(e, n);
	}), J(e, n), We();
}
// src/components/Mistake.svelte
var fo = /* @__PURE__ */ q("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), po = /* @__PURE__ */ q("<p class=\"hint\"><!></p>"), mo = /* @__PURE__ */ q("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function ho(e, t) {
	Ue(t, !0);
	let n = $(t, "input", 3, ""), r = /* @__PURE__ */ M(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = Ca(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = ya(n(), a) - ya(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = mo(), a = R(i);
	uo(R(a), { get text() {
		return t.trouble.message;
	} }), k(a);
	var o = V(a, 2), s = (e) => {
		var t = fo(), n = R(t), i = B(n), a = V(n), o = V(a), s = B(o), c = B(V(o), !0);
		k(t), H((e) => {
			Y(i, `${G(r).line ?? ""} | `), Y(a, `${G(r).text ?? ""}
`), Y(s, `${e ?? ""} | `), Y(c, G(r).carets);
		}, [() => " ".repeat(String(G(r).line).length)]), J(e, t);
	}, c = /* @__PURE__ */ M(() => G(r) && (n().includes("\n") || G(r).text.length > 0));
	X(o, (e) => {
		G(c) && e(s);
	});
	var l = V(o, 2), u = (e) => {
		var n = po();
		uo(R(n), { get text() {
			return t.trouble.hint;
		} }), k(n), J(e, n);
	};
	X(l, (e) => {
		t.trouble.hint && e(u);
	}), k(i), J(e, i), We();
}
// src/components/MoveList.svelte
var go = /* @__PURE__ */ q("<p class=\"quiet\">No move.</p>"), _o = /* @__PURE__ */ q("<span class=\"quiet\" title=\"So many moves lead to the same position but for a symmetry\"> </span>"), vo = /* @__PURE__ */ q("<span class=\"move-value\"> </span>"), yo = /* @__PURE__ */ q("<span class=\"tag\">wins</span>"), bo = /* @__PURE__ */ q("<span class=\"tag faint\">best</span>"), xo = /* @__PURE__ */ q("<li><button><span class=\"move-name\"> </span> <!> <!> <!> <!></button></li>"), So = /* @__PURE__ */ q("<button> </button>"), Co = /* @__PURE__ */ q("<button class=\"plain small\"> </button>"), wo = /* @__PURE__ */ q("<ul></ul> <!> <!>", 1), To = /* @__PURE__ */ q("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function Eo(e, t) {
	Ue(t, !0);
	let n = $(t, "mark", 3, () => {}), r = /* @__PURE__ */ P(!1), i = /* @__PURE__ */ P(!1), a = /* @__PURE__ */ M(() => t.rows.some((e) => e.like !== null)), o = /* @__PURE__ */ M(() => G(i) ? t.rows : t.rows.filter((e) => e.like === null)), s = /* @__PURE__ */ M(() => t.rows.reduce((e, t, n) => e.set(t.like ?? n, (e.get(t.like ?? n) ?? 0) + 1), /* @__PURE__ */ new Map())), c = (e) => G(i) ? 1 : G(s).get(t.rows.indexOf(e)) ?? 1, l = /* @__PURE__ */ M(() => G(r) ? G(o) : G(o).slice(0, 60)), u = /* @__PURE__ */ M(() => t.rows.some((e) => !e.best));
	var d = To(), f = R(d), p = R(f), m = B(V(p), !0);
	k(f);
	var h = V(f, 2), g = (e) => {
		J(e, go());
	}, _ = (e) => {
		var s = wo(), d = z(s);
		Z(d, 21, () => G(l), Nr, (e, r) => {
			var i = xo(), a = R(i);
			let o;
			var s = R(a), l = B(s, !0), d = V(s, 2), f = (e) => {
				var t = _o(), n = B(t);
				H((e) => Y(n, `× ${e ?? ""}`), [() => c(G(r))]), J(e, t);
			}, p = /* @__PURE__ */ M(() => c(G(r)) > 1);
			X(d, (e) => {
				G(p) && e(f);
			});
			var m = V(d, 2), h = (e) => {
				var t = vo(), n = B(t, !0);
				H((e) => Y(n, e), [() => G(r).value.length > 40 ? `${ma(G(r).value).slice(0, 38)}…` : ma(G(r).value)]), J(e, t);
			};
			X(m, (e) => {
				G(r).value !== void 0 && e(h);
			});
			var g = V(m, 2), _ = (e) => {
				Da(e, { get outcome() {
					return G(r).outcome;
				} });
			};
			X(g, (e) => {
				G(r).outcome && e(_);
			});
			var v = V(g, 2), y = (e) => {
				J(e, yo());
			}, b = (e) => {
				J(e, bo());
			};
			X(v, (e) => {
				G(r).wins ? e(y) : G(r).best && G(u) && e(b, 1);
			}), k(a), k(i), H(() => {
				o = Qr(a, 1, "move", null, o, { wins: G(r).wins }), Y(l, G(r).name);
			}), K("click", a, () => {
				n()(null), t.choose(G(r));
			}), ur("pointerenter", a, () => n()(G(r))), ur("pointerleave", a, () => n()(null)), ur("focus", a, () => n()(G(r))), ur("blur", a, () => n()(null)), J(e, i);
		}), k(d);
		var f = V(d, 2), p = (e) => {
			var t = So(), n = B(t);
			H(() => Y(n, `All ${G(o).length ?? ""}`)), K("click", t, () => F(r, !0)), J(e, t);
		};
		X(f, (e) => {
			G(o).length > G(l).length && e(p);
		});
		var m = V(f, 2), h = (e) => {
			var t = Co(), n = B(t, !0);
			H(() => {
				Q(t, "aria-pressed", G(i)), Y(n, G(i) ? "Moves that are alike once" : "Each move by itself");
			}), K("click", t, () => F(i, !G(i))), J(e, t);
		};
		X(m, (e) => {
			G(a) && e(h);
		}), J(e, s);
	};
	X(h, (e) => {
		t.rows.length === 0 ? e(g) : e(_, -1);
	}), k(d), H((e) => {
		Qr(d, 1, `moves ${e ?? ""}`), Y(p, `${t.title ?? ""} `), Y(m, t.rows.length);
	}, [() => t.player.toLowerCase()]), J(e, d), We();
}
dr(["click"]);
// src/lib/rows.ts
var Do = (e, t) => t === "P" || t === e[0];
function Oo(e, t, n, r) {
	let i = t === "Left" ? n?.left : n?.right, a = r?.turns.find((e) => e.first === t), o = a?.winning ? new Set(a.winning.map((e) => e.to)) : null;
	return e.map((n, r) => {
		let a = i?.length === e.length ? i[r] : void 0, s = a?.ends, c = s ? s.result === "win" : a ? Do(t, a.outcome) : o?.has(n.to), l = a?.value ?? (s ? `${s.result}${s.moves === null ? "" : ` in ${s.moves}`}` : void 0);
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
var ko = /* @__PURE__ */ q("<button> </button>"), Ao = /* @__PURE__ */ q("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), jo = /* @__PURE__ */ q("<strong> </strong>"), Mo = /* @__PURE__ */ q("<span></span>"), No = /* @__PURE__ */ q("<span class=\"obligation\"> </span>"), Po = /* @__PURE__ */ q("<!> <!>.", 1), Fo = /* @__PURE__ */ q("<progress aria-label=\"It is analysed\"></progress>"), Io = /* @__PURE__ */ q("<p class=\"quiet small\"> </p>"), Lo = /* @__PURE__ */ q("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), Ro = /* @__PURE__ */ q("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), zo = /* @__PURE__ */ q("<option> </option>"), Bo = /* @__PURE__ */ q("<button>Let it move</button>"), Vo = /* @__PURE__ */ q("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function Ho(e, t) {
	Ue(t, !0);
	let n = /* @__PURE__ */ P(!1), r = /* @__PURE__ */ P(""), i = /* @__PURE__ */ M(() => t.shared.shown), a = /* @__PURE__ */ M(() => G(i)?.explored ?? null), o = /* @__PURE__ */ M(() => G(i)?.player ?? "Left"), s = /* @__PURE__ */ M(() => G(i)?.line.length ?? 0), c = /* @__PURE__ */ M(() => !G(a) || !G(i) ? [] : Oo(G(o) === "Left" ? G(a).left : G(a).right, G(o), t.shared.play === "misere" ? null : G(i).analysis, G(i).solution)), l = /* @__PURE__ */ M(() => G(c).map((e) => {
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
	})), u = /* @__PURE__ */ M(() => G(o) === "Left" ? G(a)?.left_obligation : G(a)?.right_obligation), d = /* @__PURE__ */ M(() => t.shared.values || t.shared.winning || !G(a)?.scene.svg), f = /* @__PURE__ */ M(() => [
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
		F(n, !1), t.shared.set("player", e);
	}
	function g(e) {
		(e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "z" && (e.target instanceof HTMLInputElement && e.target.type === "number" || (e.preventDefault(), t.shared.send({ act: e.shiftKey ? "redo" : "undo" })));
	}
	var _ = Sr(), v = z(_), y = (e) => {
		var _ = Vo(), v = R(_), y = R(v), b = (e) => {
			var t = Ao();
			Z(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = ko(), i = B(r);
				H((e) => {
					Qr(r, 1, e), Q(r, "aria-pressed", G(o) === t && !G(n)), Y(i, `${t ?? ""} moves`);
				}, [() => Kr(t.toLowerCase())]), K("click", r, () => h(t)), J(e, r);
			}), k(t), J(e, t);
		};
		X(y, (e) => {
			G(a).impartial || e(b);
		});
		var x = V(y, 2);
		Z(x, 17, () => G(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => G(n).act, i = () => G(n).name, a = () => G(n).can;
			var o = ko(), s = B(o, !0);
			H(() => {
				Q(o, "aria-disabled", !a()), Y(s, i());
			}), K("click", o, () => a() && t.shared.send({ act: r() })), J(e, o);
		}), da(V(x, 2), {
			get explored() {
				return G(a);
			},
			edit: m,
			get editing() {
				return G(n);
			},
			set editing(e) {
				F(n, e, !0);
			},
			get brush() {
				return G(r);
			},
			set brush(e) {
				F(r, e, !0);
			}
		}), k(v);
		var S = V(v, 2), C = R(S), w = R(C);
		ia(w, {
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
		var ee = V(w, 2), te = R(ee), ne = (e) => {
			var t = jo(), n = B(t, !0);
			H(() => Y(n, G(i).over)), J(e, t);
		}, re = (e) => {
			var t = Po(), n = z(t), r = (e) => {
				var t = Mo();
				H((e) => Qr(t, 1, `dot ${e ?? ""}`), [() => G(o).toLowerCase()]), J(e, t);
			};
			X(n, (e) => {
				G(a).impartial || e(r);
			});
			var i = V(n), s = V(i), c = (e) => {
				var t = No(), n = B(t);
				H(() => Y(n, `, and ${G(u) ?? ""}`)), J(e, t);
			};
			X(s, (e) => {
				G(u) && e(c);
			}), Te(), H(() => Y(i, ` ${(G(a).impartial ? "A player" : G(o)) ?? ""} is to move`)), J(e, t);
		};
		X(te, (e) => {
			G(i).over ? e(ne) : e(re, -1);
		});
		var ie = V(te, 2), ae = (e) => {
			J(e, Fo());
		};
		X(ie, (e) => {
			G(i).working && e(ae);
		}), k(ee);
		var oe = V(ee, 2), se = (e) => {
			ho(e, { get trouble() {
				return G(i).trouble;
			} });
		};
		X(oe, (e) => {
			G(i).trouble && e(se);
		});
		var ce = V(oe, 2), le = (e) => {
			var t = Io(), n = B(t, !0);
			H((e) => Y(n, e), [() => G(i).said.map(ga).join(" ")]), J(e, t);
		};
		X(ce, (e) => {
			G(i).said.length > 0 && e(le);
		}), k(C);
		var ue = V(C, 2), de = (e) => {
			var n = Lo(), r = R(n), s = (e) => {
				co(e, {
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
			var u = V(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ M(() => G(a).impartial ? "Moves" : `${G(o)}'s moves`);
					Eo(e, {
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
			}), k(n), J(e, n);
		};
		X(ue, (e) => {
			G(d) && e(de);
		}), k(S);
		var fe = V(S, 2), pe = (e) => {
			var n = Ro(), r = R(n);
			Z(V(r, 2), 17, () => G(i).line, Nr, (e, n, r) => {
				var i = ko(), a = B(i, !0);
				H((e) => {
					Qr(i, 1, `chip ${e ?? ""}`), Q(i, "aria-current", r + 1 === G(s) ? "step" : void 0), Y(a, G(n).name);
				}, [() => G(n).player.toLowerCase()]), K("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), J(e, i);
			}), k(n), K("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), J(e, n);
		};
		X(fe, (e) => {
			G(s) > 0 && e(pe);
		});
		var me = V(fe, 2), he = R(me), T = V(R(he)), ge = R(T);
		ge.value = ge.__value = "", Z(V(ge), 17, () => G(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => G(t).name, r = () => G(t).summary;
			var i = zo(), a = B(i, !0), o = {};
			H(() => {
				Q(i, "title", r()), Y(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), J(e, i);
		}), k(T);
		var _e;
		ii(T), k(he);
		var ve = V(he, 2), ye = (e) => {
			var n = Bo();
			H(() => n.disabled = G(i).over !== null), K("click", n, () => t.shared.send({ act: "answer" })), J(e, n);
		};
		X(ve, (e) => {
			t.shared.opponent && e(ye);
		});
		var be = V(ve, 2), xe = R(be);
		di(xe), Te(), k(be);
		var Se = V(be, 2), E = R(Se);
		di(E), Te(), k(Se);
		var Ce = V(Se, 2), D = R(Ce);
		di(D), Te(), k(Ce), k(me), k(_), H(() => {
			_e !== (_e = t.shared.opponent ?? "") && (T.value = (T.__value = _e) ?? "", ri(T, _e)), pi(xe, t.shared.values), pi(E, t.shared.winning), pi(D, t.shared.play === "misere");
		}), K("keydown", _, g), K("change", T, (e) => t.shared.set("opponent", e.currentTarget.value || null)), K("change", xe, (e) => t.shared.set("values", e.currentTarget.checked)), K("change", E, (e) => t.shared.set("winning", e.currentTarget.checked)), K("change", D, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), J(e, _);
	};
	X(v, (e) => {
		G(i) && G(a) && e(y);
	}), J(e, _), We();
}
dr([
	"keydown",
	"click",
	"change"
]);
// src/widget/widget.css?inline
var Uo = ":root,:host{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light;--page:#faf8f4;--card:#fff;--ink:#1d2329;--soft:#59626c;--line:#e2ddd3;--field:#fff;--accent:#0b5c8c;--accent-ink:#fff;--wash:#eef4f8;--warn:#a33b00;--warn-wash:#fdf1e8;--good:#0a6b4c;--good-wash:#e8f5ef;--next-ink:#6b3fa0;--last:#8f3f8b;--left-ink:#075a8b;--right-ink:#a33b00;--shadow:0 1px 2px #281e0a0f, 0 4px 16px #281e0a0d;--main:#1d2329;--quiet:#666;--faint:#dedad2;--open:#9f988b;--paper:#fff;--left:#0072b2;--right:#d55e00;--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a;--mono:ui-monospace, \"SF Mono\", \"Cascadia Mono\", \"JetBrains Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace;--sans:ui-sans-serif, system-ui, -apple-system, \"Segoe UI\", \"Noto Sans\", Roboto, \"Liberation Sans\", \"DejaVu Sans\", sans-serif;--serif:ui-serif, Charter, \"Iowan Old Style\", \"Noto Serif\", Georgia, \"Liberation Serif\", \"DejaVu Serif\", serif}:root[data-theme=dark],:host([data-theme=dark]){--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark;--page:#14171a;--card:#1b1f23;--ink:#e6e4df;--soft:#a3abb3;--line:#32383e;--field:#15191c;--accent:#6db7e6;--accent-ink:#0d1a22;--wash:#1d2a33;--warn:#f3a26b;--warn-wash:#2e221a;--good:#5fd0a6;--good-wash:#17291f;--next-ink:#c3a4ee;--last:#d78fd2;--left-ink:#7cc3ee;--right-ink:#f3a26b;--shadow:0 1px 2px #0000004d;--main:#e6e4df;--quiet:#9aa2aa;--faint:#3a4148;--open:#717b85;--paper:#1b1f23;--left:#56b4e9;--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;--game5:#ececec}*,:before,:after{box-sizing:border-box}h1,h2,h3{font-family:var(--serif);text-wrap:balance;margin:0 0 .5rem;font-weight:600;line-height:1.25}h1{letter-spacing:-.01em;font-size:1.7rem}h2{margin-top:1.6rem;font-size:1.2rem}h3{font-size:1rem}p{margin:0 0 .8rem}a{color:var(--accent);text-underline-offset:.15em;text-decoration-thickness:1px}code,pre,kbd,.code{font-family:var(--mono);font-size:.9em}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}kbd{border:1px solid var(--line);background:var(--card);border-radius:4px;padding:0 .3em;font-size:.78em}.quiet{color:var(--soft)}.small{font-size:.875rem}.grow{flex:1}.visually-hidden{clip-path:inset(50%);white-space:nowrap;width:1px;height:1px;position:absolute;overflow:hidden}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}button,.button,summary{border:1px solid var(--line);background:var(--card);min-height:2.1rem;color:var(--ink);font:inherit;cursor:pointer;border-radius:8px;align-items:center;gap:.35rem;padding:.2rem .75rem;font-size:.9rem;line-height:1.3;text-decoration:none;display:inline-flex}button:hover,.button:hover,summary:hover{border-color:var(--soft)}button:disabled,button[aria-disabled=true]{color:var(--soft);opacity:.65;cursor:default}button.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}button.plain{color:var(--soft);background:0 0;border-color:#0000;padding:.2rem .45rem}button.plain:hover:enabled{color:var(--ink);background:var(--wash)}button[aria-pressed=true]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.file input{opacity:0;width:1px;position:absolute}.file:focus-within{outline:2px solid var(--accent)}input,select,textarea{border:1px solid var(--line);background:var(--field);min-height:2.1rem;color:var(--ink);font:inherit;border-radius:8px;padding:.3rem .6rem;font-size:.95rem}input[type=checkbox]{width:1.05rem;height:1.05rem;min-height:0;accent-color:var(--accent);margin:0}::placeholder{color:var(--soft);opacity:1}input.code{font-family:var(--mono);font-size:.88rem}.row{gap:.5rem;display:flex}.row input{flex:1;min-width:0}.inline{gap:.5rem;display:flex}.inline-label{color:var(--soft);align-items:center;gap:.5rem;font-size:.9rem;display:inline-flex}progress{width:6rem;height:.4rem;accent-color:var(--accent)}.note{border:1px solid var(--line);border-left:3px solid var(--accent);background:var(--card);border-radius:8px;padding:.5rem .9rem;font-size:.93rem}.note button{margin-left:.5rem}.tools-row{flex-wrap:wrap;align-items:center;gap:.5rem;margin:.8rem 0;display:flex}.toggle{display:inline-flex}.toggle button{border-radius:0;margin-left:-1px}.toggle button:first-child{border-radius:8px 0 0 8px;margin-left:0}.toggle button:last-child{border-radius:0 8px 8px 0}.toggle button.left[aria-pressed=true]{color:var(--left-ink);border-color:var(--left);background:color-mix(in srgb, var(--left) 12%, var(--card));z-index:1}.toggle button.right[aria-pressed=true]{color:var(--right-ink);border-color:var(--right);background:color-mix(in srgb, var(--right) 12%, var(--card));z-index:1}.math{padding:.35rem 0;font-size:1.3rem;overflow-x:auto}.math math{font-family:STIX Two Math,Latin Modern Math,Cambria Math,math,DejaVu Serif,serif}.printed,.lines,.reasons{padding:.25rem 0}.lines:is(pre){color:var(--soft)}.mistake-box{border-left:3px solid var(--warn);background:var(--warn-wash);border-radius:6px;margin:.3rem 0 .8rem;padding:.55rem .8rem;font-size:.93rem}.mistake-box p{margin:0}.mistake-box pre{white-space:pre;margin:.35rem 0;overflow-x:auto}.mistake-box .carets{color:var(--warn);font-weight:700}.mistake-box .hint{color:var(--soft)}.drawing{margin:.4rem 0}.drawing svg{width:var(--wide,auto)}.drawing svg,.drawn svg{max-width:100%;height:auto;display:block}.badge{min-width:1.5rem;font:600 .82rem/1.5rem var(--mono);text-align:center;border:1px solid;border-radius:5px;padding:0 .35rem;display:inline-block}.outcome-l{color:var(--left-ink)}.outcome-r{color:var(--right-ink)}.outcome-n{color:var(--next-ink)}.outcome-p,.outcome-d{color:var(--soft)}.meaning{margin-left:.5rem}.facts dd:has(.meaning){align-items:baseline;display:flex}.lesson-bar{flex-wrap:wrap;align-items:center;gap:.6rem;display:flex}.lesson.slides{box-sizing:border-box;background:var(--page);flex-direction:column;max-width:none;min-height:80vh;font-size:clamp(1.4rem,2vw,3.2rem);display:flex}.lesson.slides:fullscreen{padding:2rem 4rem;overflow:auto}.lesson.slides h1{font-size:1.4em}.lesson.slides .lead{max-width:none;font-size:1em}.lesson.slides .drawing svg{max-height:62vh}.lesson.slides .cm-content,.lesson.slides .math,.lesson.slides input{font-size:clamp(1.3rem,1.8vw,2.9rem)}.lesson.slides .lesson-bar,.lesson.slides button{font-size:1.1rem}.lesson.slides .pager{margin-top:auto}.lesson-list .done{color:var(--good)}.keep summary{min-height:1.5rem;color:var(--soft);padding:0 .5rem;font-size:.8rem}.as-text summary{color:var(--soft);font-size:.8rem}.start{grid-template:\"hello to-try\"\"doors to-try\"1fr/minmax(0,1fr) minmax(0,1fr);align-items:start;gap:.6rem 2.5rem;display:grid}.start .hello{grid-area:hello}.start .to-try{grid-area:to-try}.start .doors{grid-area:doors}.start .awaited{aspect-ratio:6/5}.doors{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem;margin:0;padding:0;list-style:none;display:grid}.doors a{box-sizing:border-box;border:1px solid var(--line);background:var(--card);height:100%;color:var(--ink);border-radius:12px;align-content:start;gap:.25rem;padding:.9rem 1.1rem;text-decoration:none;display:grid}.doors a:hover{border-color:var(--accent)}.doors strong{color:var(--accent);font-size:1.1rem}.doors span{color:var(--soft);font-size:.92rem}@media (max-width:52rem){.start{grid-template:\"hello\"\"to-try\"\"doors\"/minmax(0,1fr)}}.board{margin:.6rem 0}.board .picture{--scale:1;width:min(100%, calc(62vh * var(--ratio) + 1.3rem), calc(var(--natural) * var(--scale) + 1.3rem));border:1px solid var(--line);background:var(--card);box-shadow:var(--shadow);border-radius:12px;margin:0 auto;padding:.6rem;position:relative}:is(.main-column,.play,.start section)>.board .picture{--scale:5}.frame{position:relative}.frame-tools{justify-content:flex-end;gap:.2rem;display:flex}.frame-tools.over{z-index:1;position:absolute;top:.3rem;right:.3rem}.frame-tools button{justify-content:center;min-width:2.2rem;min-height:2.2rem}.frame-tools.over button{border-color:var(--line);background:var(--card)}@media (max-width:40rem){.frame:not(.full)>.frame-tools.over{display:none}.toggle button{gap:.25rem;padding:.2rem .45rem}}.view.zoomed{cursor:grab;max-height:78vh;overflow:auto}.view.held{cursor:grabbing}.grown{width:calc(100% * var(--zoom,1))}.view.zoomed .picture{width:100%}.frame.full{background:var(--page);padding:1rem;overflow:auto}.frame.full .view.zoomed{max-height:calc(100vh - 4.5rem)}.frame.full .view:not(.zoomed) .picture{width:min(100%, calc((100vh - 6rem) * var(--ratio) + 1.3rem));margin:0 auto}.board .drawn svg{width:100%}:is(.board,.thumb,.phone) svg{--faint:var(--open)}.board .places{width:calc(100% - 1.2rem);height:auto;position:absolute;top:.6rem;left:.6rem}.legend{align-items:center;gap:.4rem;margin:.4rem 0 0;font-size:.95rem;display:flex}.swatch{background:color-mix(in srgb, var(--good) 20%, transparent);border:2px solid var(--good);border-radius:3px;width:1rem;height:1rem}.panels .verdict{color:var(--ink);align-items:baseline;margin:0 0 .8rem;font-size:1.15rem;font-weight:600;line-height:1.35;display:flex}.task{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin:.8rem 0;padding:.7rem .9rem}.end-card{border:2px solid var(--winner,var(--accent));background:color-mix(in srgb, var(--winner,var(--accent)) 8%, var(--card));border-radius:12px;flex-wrap:wrap;align-items:center;gap:.3rem 1.5rem;margin:.5rem 0;padding:.5rem 1.1rem;display:flex}.end-card.left{--winner:var(--left-ink)}.end-card.right{--winner:var(--right-ink)}.end-card h2{color:var(--winner,inherit);margin:0;font-size:1.6rem}.end-card p{margin:0}.end-card .tools-row{margin:.3rem 0}.ladder{flex-wrap:wrap;align-items:center;gap:.35rem;margin:.4rem 0;display:flex}.ladder>span{flex:1 0 100%;font-size:.9rem}.chip.done{color:var(--good);border-color:var(--good)}.setup>summary,.steps>summary{cursor:pointer;background:0 0;border:0;min-height:0;padding:0;display:flex}.setup>summary:before,.steps>summary:before{content:\"▸\";width:.9rem;color:var(--soft)}.setup[open]>summary,.steps[open]>summary{margin-bottom:.5rem}.setup[open]>summary:before,.steps[open]>summary:before{content:\"▾\"}.setup summary h2{margin:0;display:inline}.setup form{margin-top:.7rem}.task h2{margin:0 0 .4rem}.task p{margin:.5rem 0 0}.choices [aria-pressed=true]{border-color:var(--accent);background:var(--card)}.facts:not(:has(*)){display:none}.facts summary{cursor:pointer}.places polygon{fill:#0000;stroke:none;outline:none}.places polygon.live{cursor:pointer}.places polygon.wins{fill:color-mix(in srgb, var(--good) 20%, transparent);stroke:color-mix(in srgb, var(--good) 65%, transparent);stroke-width:1.4px}.places polygon.lit{fill:color-mix(in srgb, var(--accent) 22%, transparent)}.places polygon.advised:not(.goes){fill:color-mix(in srgb, var(--good) 35%, transparent)}.places .rim{fill:none;stroke-width:2.4px;stroke-linecap:square;pointer-events:none}.places .rim.of-last{stroke:var(--last)}.places .rim.of-advised{stroke:var(--good)}.places .rim.of-told{stroke:var(--warn);stroke-dasharray:5 3;stroke-linecap:butt}.places polygon.picked{fill:color-mix(in srgb, var(--accent) 40%, transparent)}.places polygon.told{fill:color-mix(in srgb, var(--warn) 20%, transparent)}.arrow{pointer-events:none;color:var(--left)}.arrow.right{color:var(--right)}.arrow.faint{opacity:.7}.places .arrow path{fill:none;stroke:currentColor;stroke-width:var(--thick);stroke-linecap:butt}.places .arrow.right path:not(.halo){stroke-dasharray:calc(var(--thick) * 1.6px) calc(var(--thick) * .9px)}.places .arrow polygon{fill:currentColor}.places .arrow .halo{stroke:var(--card);stroke-width:calc(var(--thick) * 2px);stroke-linejoin:round}.places .arrow polygon.halo{fill:var(--card);stroke-width:calc(var(--thick) * 1px)}.places polygon:focus-visible{stroke:var(--accent);stroke-width:3px}.letters{border:1px solid var(--line);background:var(--card);white-space:pre;border-radius:12px;padding:1rem;overflow-x:auto}.candidates{flex-wrap:wrap;align-items:center;gap:.4rem;margin-top:.6rem;display:flex}.chip{min-height:1.7rem;font:.84rem var(--mono);border-radius:999px;padding:.05rem .6rem}.chip.left{border-color:color-mix(in srgb, var(--left) 55%, var(--line))}.chip.right{border-color:color-mix(in srgb, var(--right) 55%, var(--line))}.chip[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.lines:is(nav) ul{border-left:1px solid var(--line);margin:0;padding-left:1.1rem;list-style:none}.lines:is(nav)>ul{border:0;padding:0}.lines:is(nav) .heading{margin:1rem 0 .2rem}.lines:is(nav) h2{margin:0;font-size:1.05rem}.lines:is(nav) .step{align-items:center;gap:.3rem;margin-right:.6rem;display:inline-flex}.lines:is(nav) .step+.step:before{content:\"›\";color:var(--soft);margin-right:.3rem}.lines:is(nav) .move-value{margin:0;font-size:.84rem}.lines:is(nav) li{margin:.25rem 0;line-height:2.1}.move-columns{grid-template-columns:1fr 1fr;gap:1.2rem;margin-top:1rem;display:grid}.move-columns.single{grid-template-columns:1fr}.moves ul{gap:.25rem;margin:0;padding:0;list-style:none;display:grid}.moves.left h2{color:var(--left-ink)}.moves.right h2{color:var(--right-ink)}.single .moves h2{color:inherit}.single .moves ul,:is(.main-column,.known)>.moves ul{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.move{text-align:left;flex-wrap:wrap;gap:.2rem .6rem;width:100%;font-size:.88rem;display:flex}.move-name{font-family:var(--mono)}.move-value{color:var(--soft);font-family:var(--mono);margin-left:auto}.move.wins{background:var(--good-wash);border-color:color-mix(in srgb, var(--good) 45%, var(--line))}.tag{color:var(--good);font-size:.78rem}.tag.faint{color:var(--soft)}.panels,.setup,.record{border:1px solid var(--line);background:var(--card);border-radius:12px;margin-bottom:1rem;padding:1rem 1.1rem}.panels h2,.moves h2,.setup h2,.record h2{margin-top:0;font-size:1.05rem}.facts{grid-template-columns:auto minmax(0,1fr);align-items:baseline;gap:.35rem 1rem;margin:0 0 1rem;display:grid}.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0;overflow-x:auto}.facts .math{padding:0;font-size:1.4rem}.math-text{font-family:var(--mono);overflow-wrap:anywhere;font-size:.92rem}.awaited{aspect-ratio:404/297;margin:.4rem 0}.summary{min-height:1.55em}.heading select{width:16rem}.panels .drawing{margin-bottom:0}.panels button+h2{margin-top:1.1rem}.steps{margin-top:1rem}.steps summary h2{margin:0;display:inline}.steps h3{margin:.8rem 0 .2rem;font-size:1rem}.steps p{overflow-wrap:anywhere;margin:.25rem 0;font-size:.93rem}.steps .columns{font-family:var(--mono);white-space:pre;font-size:.85rem;overflow-x:auto}.wish{border-top:1px solid var(--line);margin-top:1rem;padding-top:.9rem}.wish label,.setup label{color:var(--soft);gap:.2rem;margin-bottom:.6rem;font-size:.88rem;display:grid}.wish label{display:block}.setup .check{color:var(--ink);align-items:center;gap:.5rem;display:flex}.setup .small{margin:-.4rem 0 .6rem}.obligation{border-left-color:var(--warn)}.turn-line{flex-wrap:wrap;align-items:center;gap:.4rem;min-height:2.2rem;margin:.5rem 0;display:flex}.turn-line .obligation{color:var(--warn)}.dot,.toggle button:is(.left,.right):before,.move-columns:not(.single) .moves h2:before{content:\"\";border:.2em solid var(--left);background:var(--left);border-radius:50%;flex:none;width:.8em;height:.8em;display:inline-block}.dot.right,.toggle button.right:before,.move-columns:not(.single) .moves.right h2:before{border-color:var(--right);background:0 0}.move-columns .moves h2:before{margin-right:.4em}.said{border-left:3px solid var(--accent);background:var(--wash);border-radius:8px;margin-bottom:1rem;padding:.7rem 1rem}.said h2{margin:0 0 .2rem;font-size:.95rem}.record ol{max-height:18rem;color:var(--soft);margin:0;padding:0;font-size:.85rem;list-style-position:inside;overflow-y:auto}.record li{margin:.2rem 0}.heap-sizes{flex-wrap:wrap;gap:.25rem;display:flex}.heap-sizes input{width:5.5em}.under{margin:.6rem 0 0}.under form{flex:22rem}.tools-row+.board{margin-top:0}.find{width:16rem}:host{color:var(--ink);font:14px/1.5 var(--sans);display:block}.widget{padding:.2rem .4rem .4rem}.widget .tools-row{margin:.4rem 0}.table{flex-wrap:wrap;align-items:flex-start;gap:.6rem 1.6rem;display:flex}.play{max-width:100%}.known{flex:15rem;min-width:0;margin-top:.6rem}.known .moves ul{max-height:18rem;overflow-y:auto}.known .facts{margin-bottom:.7rem}.made{flex-wrap:wrap;gap:.25rem;display:flex}.widget .wishes{gap:.4rem 1.1rem}.wishes .inline-label{color:var(--ink)}";
// src/widget/main.ts
function Wo({ model: e, el: t }) {
	let n = document.createElement("div");
	n.className = "tweedle-board", n.setAttribute("data-lm-suppress-shortcuts", "true"), t.append(n);
	let r = n.attachShadow({ mode: "open" }), i = document.createElement("style");
	i.textContent = Uo, r.append(i);
	let a = new ki(e), o = Dr(Ho, {
		target: r,
		props: { shared: a }
	}), s = Di(n);
	return () => {
		s(), a.leave(), jr(o), n.remove();
	};
}
var Go = { render: Wo };
export { Go as default };
