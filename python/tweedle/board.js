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
	return Ce(/* @__PURE__ */ $t(O));
}
function k(e) {
	if (D) {
		if (/* @__PURE__ */ $t(O) !== null) throw ye(), me;
		O = e;
	}
}
function Te(e = 1) {
	if (D) {
		for (var t = e, n = O; t--;) n = /* @__PURE__ */ $t(n);
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
		var i = /* @__PURE__ */ $t(n);
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
function A(e, t = !1, n) {
	He = {
		p: He,
		i: !1,
		c: null,
		e: null,
		s: e,
		x: null,
		r: U,
		l: null
	};
}
function We(e) {
	var t = He, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) pn(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, He = t.p, Ge(e);
}
function Ge(e = {}) {
	return i(e, ie, { value: !0 }), e;
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
			if (!e.defaultPrevented) for (let t of e.target.elements) t[de]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function tt(e) {
	var t = H, n = U;
	In(null), Ln(null);
	try {
		return e();
	} finally {
		In(t), Ln(n);
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
	var s = U, c = rt(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				on(e, s);
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
		Promise.all(n.map((e) => /* @__PURE__ */ ct(e))).then(u).catch((e) => on(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), it());
	}) : f();
}
function rt() {
	var e = U, t = H, n = He, r = N;
	return function(i = !0) {
		Ln(e), In(t), Ue(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function it(e = !0) {
	Ln(null), In(null), Ue(null), e && N?.deactivate();
}
function at() {
	var e = U, t = e.b, n = N, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
/*#__NO_SIDE_EFFECTS__*/
function ot(e) {
	var t = 2 | g;
	return U !== null && (U.f |= C), {
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
		parent: U,
		ac: null
	};
}
var st = Symbol("obsolete");
/*#__NO_SIDE_EFFECTS__*/
function ct(e, t, n) {
	let r = U;
	r === null && je();
	var i = void 0, a = Ft(E), o = !H, s = /* @__PURE__ */ new Set();
	return _n(() => {
		var t = U, n = m();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== fe && n.reject(e);
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
	}), dn(() => {
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
	return zn(t), t;
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
		for (var n = 0; n < t.length; n += 1) wn(t[n]);
	}
}
function dt(e) {
	var t, n = U, r = e.parent;
	if (!Nn && r !== null && e.v !== E && r.f & 24576) return ve(), e.v;
	Ln(r);
	try {
		ut(e), t = Zn(e);
	} finally {
		Ln(n);
	}
	return t;
}
function ft(e) {
	var t = dt(e);
	!e.equals(t) && (e.wv = Jn(), (!N?.is_fork || e.deps === null) && (N === null ? e.v = t : (N.capture(e, t, !0), gt?.capture(e, t, !0)), e.deps === null)) ? j(e, h) : Nn || (_t === null ? Ze(e) : (un() || N?.is_fork) && _t.set(e, t));
}
function pt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && tt(() => {
		t.ac.abort(fe), t.ac = null;
	}), t.fn !== null && (t.teardown = f), er(t, 0), Sn(t));
}
function mt(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && tr(t);
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
				a ? r.f ^= h : i & 4 ? t.push(r) : Yn(r) && (i & 16 && this.add_dirty_reaction(r, _), tr(r));
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
		e.v !== E && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), _t?.set(e, t)), this.is_fork || (e.v = t);
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
		on(e, vt);
	}
}
var Dt = null;
function Ot(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && Yn(r) && (Dt = /* @__PURE__ */ new Set(), tr(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && En(r), Dt?.size > 0)) {
				Nt.clear();
				for (let e of Dt) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Dt.has(n) && (Dt.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || tr(n);
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
	return zn(n), n;
}
/*#__NO_SIDE_EFFECTS__*/
function It(e, t = !1, n = !0) {
	let r = Ft(e);
	return t || (r.equals = Ae), r;
}
function F(e, t, n = !1) {
	return H !== null && (!Fn || H.f & 131072) && Ke() && H.f & 4325394 && (Rn === null || !Rn.has(e)) && Be(), zt(e, n ? Ut(t) : t, St);
}
var Lt = null, Rt = 0;
function zt(e, t, n = null) {
	if (!e.equals(t)) {
		Nn ? Nt.set(e, t) : Nt.has(e) || Nt.set(e, e.v);
		var r = Tt.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && dt(t), _t === null && Ze(t);
		}
		e.wv = Jn(), Lt = null, Rt = 0, Ht(e, g, n), Lt = null, Ke() && U !== null && U.f & 1024 && !(U.f & 96) && (Hn === null ? Un([e]) : Hn.push(e)), !r.is_fork && Mt.size > 0 && !Pt && Bt();
	}
	return t;
}
function Bt() {
	Pt = !1;
	for (let e of Mt) {
		e.f & 1024 && j(e, _);
		let t;
		try {
			t = Yn(e);
		} catch {
			t = !0;
		}
		t && tr(e);
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
			if (i || s !== U) {
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
	if (typeof t != "object" || !t || T in t || ie in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = /* @__PURE__ */ new Map(), i = e(t), o = /* @__PURE__ */ P(0), u = null, d = Kn, f = (e) => {
		if (Kn === d) return e();
		var t = H, n = Kn;
		In(null), qn(d);
		var r = e();
		return In(t), qn(n), r;
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
					let e = f(() => /* @__PURE__ */ P(E, u));
					r.set(t, e), Vt(o);
				}
			} else F(n, E), Vt(o);
			return !0;
		},
		get(e, n, i) {
			if (n === T) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => /* @__PURE__ */ P(Ut(s ? e[n] : E), u)), r.set(n, o)), o !== void 0) {
				var c = W(o);
				return c === E ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = W(i);
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
			return (n !== void 0 || (U !== null || H !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => /* @__PURE__ */ P(i ? Ut(e[t]) : E, u)), r.set(t, n)), W(n) === E) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => /* @__PURE__ */ P(E, u)), r.set(d + "", p)) : F(p, E);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => /* @__PURE__ */ P(void 0, u)), F(c, Ut(n)), r.set(t, c));
			else {
				l = c.v !== E;
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
			W(o);
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
function Wt(e) {
	try {
		if (typeof e == "object" && e && T in e) return e[T];
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
		Yt = a(t, "firstChild").get, Xt = a(t, "nextSibling").get, u(e) && (e[ce] = void 0, e[se] = null, e[le] = void 0, e.__e = void 0), u(n) && (n[ue] = void 0);
	}
}
function Qt(e = "") {
	return document.createTextNode(e);
}
/*@__NO_SIDE_EFFECTS__*/
function I(e) {
	return Yt.call(e);
}
/*@__NO_SIDE_EFFECTS__*/
function $t(e) {
	return Xt.call(e);
}
function L(e, t) {
	if (!D) return /* @__PURE__ */ I(e);
	var n = /* @__PURE__ */ I(O);
	if (n === null) n = O.appendChild(Qt());
	else if (t && n.nodeType !== 3) {
		var r = Qt();
		return n?.before(r), Ce(r), r;
	}
	return t && rn(n), Ce(n), n;
}
function R(e, t = !1) {
	if (!D) {
		var n = /* @__PURE__ */ I(e);
		return n instanceof Comment && n.data === "" ? /* @__PURE__ */ $t(n) : n;
	}
	if (t) {
		if (O?.nodeType !== 3) {
			var r = Qt();
			return O?.before(r), Ce(r), r;
		}
		rn(O);
	}
	return O;
}
function z(e, t = !1) {
	if (!D) return /* @__PURE__ */ I(e);
	var n = L(e, t);
	return k(e), n;
}
function B(e, t = 1, n = !1) {
	let r = D ? O : e;
	for (var i; t--;) i = r, r = /* @__PURE__ */ $t(r);
	if (!D) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = Qt();
			return r === null ? i?.after(a) : r.before(a), Ce(a), a;
		}
		rn(r);
	}
	return Ce(r), r;
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
	if (t === null) return H.f |= re, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	on(e, t);
}
function on(e, t) {
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
function sn(e) {
	U === null && (H === null && Fe(e), Pe()), Nn && Ne(e);
}
function cn(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function ln(e, t) {
	var n = U;
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
	N?.register_created_effect(r);
	var i = r;
	if (e & 4) xt === null ? Tt.ensure().schedule(r) : xt.push(r);
	else if (t !== null) {
		try {
			tr(r);
		} catch (e) {
			throw wn(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= S));
	}
	if (i !== null && (i.parent = n, n !== null && cn(i, n), H !== null && H.f & 2 && !(e & 64))) {
		var a = H;
		(a.effects ??= []).push(i);
	}
	return r;
}
function un() {
	return H !== null && !Fn;
}
function dn(e) {
	let t = ln(8, null);
	return j(t, h), t.teardown = e, t;
}
function fn(e) {
	sn("$effect");
	var t = U.f;
	if (!H && t & 32 && He !== null && !He.i) {
		var n = He;
		(n.e ??= []).push(e);
	} else return pn(e);
}
function pn(e) {
	return ln(4 | w, e);
}
function mn(e) {
	return sn("$effect.pre"), ln(8 | w, e);
}
function hn(e) {
	Tt.ensure();
	let t = ln(64 | C, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? Dn(t, () => {
			wn(t), n(void 0);
		}) : (wn(t), n(void 0));
	});
}
function gn(e) {
	return ln(4, e);
}
function _n(e) {
	return ln(ne | C, e);
}
function vn(e, t = 0) {
	return ln(8 | t, e);
}
function V(e, t = [], n = [], r = []) {
	nt(r, t, n, (t) => {
		ln(8, () => {
			e(...t.map(W));
		});
	});
}
function yn(e, t = 0) {
	return ln(16 | t, e);
}
function bn(e) {
	return ln(32 | C, e);
}
function xn(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = Nn, r = H;
		Pn(!0), In(null);
		try {
			t.call(null);
		} catch (t) {
			on(t, e.parent);
		} finally {
			Pn(n), In(r);
		}
	}
}
function Sn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && tt(() => {
			e.abort(fe);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : wn(n, t), n = r;
	}
}
function Cn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || wn(t), t = n;
	}
}
function wn(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (Tn(e.nodes.start, e.nodes.end), n = !0), e.f |= x, Sn(e, t && !n), er(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	xn(e), e.f ^= x, e.f |= y;
	var i = e.parent;
	i !== null && i.first !== null && En(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function Tn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : /* @__PURE__ */ $t(e);
		e.remove(), e = n;
	}
}
function En(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function Dn(e, t, n = !0) {
	var r = [];
	e.f |= 256, On(e, r, !0);
	var i = () => {
		n && wn(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function On(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= v;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				On(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function kn(e) {
	e.f &= -257, An(e, !0);
}
function An(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= v, e.f & 1024 || (j(e, g), Tt.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			An(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function jn(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : /* @__PURE__ */ $t(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var Mn = null, Nn = !1;
function Pn(e) {
	Nn = e;
}
var H = null, Fn = !1;
function In(e) {
	H = e;
}
var U = null;
function Ln(e) {
	U = e;
}
var Rn = null;
function zn(e) {
	H !== null && (H.f & 2097152 || H.f & 2) && (Rn ??= /* @__PURE__ */ new Set()).add(e);
}
var Bn = null, Vn = 0, Hn = null;
function Un(e) {
	Hn = e;
}
var Wn = 1, Gn = 0, Kn = Gn;
function qn(e) {
	Kn = e;
}
function Jn() {
	return ++Wn;
}
function Yn(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (Yn(a) && ft(a), a.wv > e.wv) return !0;
		}
		t & 512 && _t === null && j(e, h);
	}
	return !1;
}
function Xn(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(Rn !== null && Rn.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? Xn(a, t, !1) : t === a && (n ? j(a, g) : a.f & 1024 && j(a, _), kt(a));
	}
}
function Zn(e) {
	var t = Bn, n = Vn, r = Hn, i = H, a = Rn, o = He, s = Fn, c = Kn, l = e.f;
	Bn = null, Vn = 0, Hn = null, H = l & 96 ? null : e, Rn = null, Ue(e.ctx), Fn = !1, Kn = ++Gn, e.ac !== null && (tt(() => {
		e.ac.abort(fe);
	}), e.ac = null);
	try {
		e.f |= te;
		var u = e.fn, d = u();
		e.f |= b;
		var f = Qn(e);
		if (Ke() && Hn !== null && !Fn && f !== null && !(e.f & 6146)) for (var p = 0; p < Hn.length; p++) Xn(Hn[p], e);
		if (i !== null && i !== e) {
			if (Gn++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = Gn;
			if (t !== null) for (let e of t) e.rv = Gn;
			Hn !== null && (r === null ? r = Hn : r.push(...Hn));
		}
		return e.f & 8388608 && (e.f ^= re), d;
	} catch (t) {
		return Qn(e), an(t);
	} finally {
		e.f ^= te, Bn = t, Vn = n, Hn = r, H = i, Rn = a, Ue(o), Fn = s, Kn = c;
	}
}
function Qn(e) {
	var t = e.deps, n = N?.is_fork;
	if (Bn !== null) {
		var r;
		if (n || er(e, Vn), t !== null && Vn > 0) for (t.length = Vn + Bn.length, r = 0; r < Bn.length; r++) t[Vn + r] = Bn[r];
		else e.deps = t = Bn;
		if (un() && e.f & 512) for (r = Vn; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && Vn < t.length && (er(e, Vn), t.length = Vn);
	return t;
}
function $n(e, r) {
	let i = r.reactions;
	if (i !== null) {
		var a = t.call(i, e);
		if (a !== -1) {
			var o = i.length - 1;
			o === 0 ? i = r.reactions = null : (i[a] = i[o], i.pop());
		}
	}
	if (i === null && r.f & 2 && (Bn === null || !n.call(Bn, r))) {
		var s = r;
		s.f & 512 && (s.f ^= 512), s.v !== E && Ze(s), s.ac !== null && tt(() => {
			s.ac.abort(fe), s.ac = null, j(s, g);
		}), pt(s), er(s, 0);
	}
}
function er(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) $n(e, n[r]);
}
function tr(e) {
	var t = e.f;
	if (!(t & 16384)) {
		j(e, h);
		var n = U;
		U = e;
		try {
			t & 16777232 ? Cn(e) : Sn(e), xn(e);
			var r = Zn(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = Wn;
		} finally {
			U = n;
		}
	}
}
function W(e) {
	var t = !!(e.f & 2);
	if (Mn?.add(e), H !== null && !Fn && !(U !== null && U.f & 16384) && (Rn === null || !Rn.has(e))) {
		var r = H.deps;
		if (H.f & 2097152) e.rv < Gn && (e.rv = Gn, Bn === null && r !== null && r[Vn] === e ? Vn++ : Bn === null ? Bn = [e] : Bn.push(e));
		else {
			H.deps ??= [], n.call(H.deps, e) || H.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [H] : n.call(i, H) || i.push(H);
		}
	}
	if (Nn && Nt.has(e)) return Nt.get(e);
	if (t) {
		var a = e;
		if (Nn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || rr(a)) && (o = dt(a)), Nt.set(a, o), o;
		}
		var s = !(a.f & 512) && !Fn && H !== null && !!(H.f & 512), c = (a.f & b) === 0;
		Yn(a) && (s && (a.f |= 512), ft(a)), s && !c && (mt(a), nr(a));
	}
	if (_t?.has(e)) return _t.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function nr(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (mt(r), nr(r));
	}
}
function rr(e) {
	if (e.v === E) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (Nt.has(t) || t.f & 2 && rr(t)) return !0;
	return !1;
}
function ir(e) {
	var t = Fn;
	try {
		return Fn = !0, e();
	} finally {
		Fn = t;
	}
}
function ar(e) {
	if (!(typeof e != "object" || !e || e instanceof EventTarget)) {
		if (T in e) or(e);
		else if (!Array.isArray(e)) for (let t in e) {
			let n = e[t];
			typeof n == "object" && n && T in n && or(n);
		}
	}
}
function or(e, t = /* @__PURE__ */ new Set()) {
	if (typeof e == "object" && e && !(e instanceof EventTarget) && !t.has(e)) {
		t.add(e), e instanceof Date && e.getTime();
		for (let n in e) try {
			or(e[n], t);
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
var sr = ["touchstart", "touchmove"];
function cr(e) {
	return sr.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var lr = Symbol("events"), ur = /* @__PURE__ */ new Set(), dr = /* @__PURE__ */ new Set();
function fr(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || _r.call(t, e), !e.cancelBubble) return tt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, Ye(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function pr(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = fr(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && dn(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function G(e, t, n) {
	(t[lr] ??= {})[e] = n;
}
function mr(e) {
	for (var t = 0; t < e.length; t++) ur.add(e[t]);
	for (var n of dr) n(e);
}
var hr = null, gr = !1;
function _r(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	hr = e, gr || (gr = !0, setTimeout(() => {
		gr = !1, hr = null;
	}));
	var s = 0, c = hr === e && e[lr];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[lr] = t;
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
		In(null), Ln(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[lr]?.[r];
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
			e[lr] = t, delete e.currentTarget, In(d), Ln(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var vr = globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function yr(e) {
	return vr?.createHTML(e) ?? e;
}
function br(e) {
	var t = nn("template");
	return t.innerHTML = yr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function xr(e, t) {
	var n = U;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
/*#__NO_SIDE_EFFECTS__*/
function K(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (D) return xr(O, null), O;
		i === void 0 && (i = br(a ? e : "<!>" + e), n || (i = /* @__PURE__ */ I(i)));
		var t = r || Jt ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = /* @__PURE__ */ I(t), s = t.lastChild;
			xr(o, s);
		} else xr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function Sr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (D) return xr(O, null), O;
		if (!o) {
			var e = /* @__PURE__ */ I(br(a));
			if (i) for (o = document.createDocumentFragment(); /* @__PURE__ */ I(e);) o.appendChild(/* @__PURE__ */ I(e));
			else o = /* @__PURE__ */ I(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = /* @__PURE__ */ I(t), r = t.lastChild;
			xr(n, r);
		} else xr(t, t);
		return t;
	};
}
/*#__NO_SIDE_EFFECTS__*/
function Cr(e, t) {
	return /* @__PURE__ */ Sr(e, t, "svg");
}
function wr(e = "") {
	if (!D) {
		var t = Qt(e + "");
		return xr(t, t), t;
	}
	var n = O;
	return n.nodeType === 3 ? rn(n) : (n.before(n = Qt()), Ce(n)), xr(n, n), n;
}
function Tr() {
	if (D) return xr(O, null), O;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = Qt();
	return e.append(t, n), xr(t, n), e;
}
function q(e, t) {
	if (D) {
		var n = U;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = O), we();
	} else e !== null && e.before(t);
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function Er(e) {
	let t = 0, n = Ft(0), r;
	return () => {
		un() && (W(n), vn(() => (t === 0 && (r = ir(() => e(() => Vt(n)))), t += 1, () => {
			Ye(() => {
				--t, t === 0 && (r?.(), r = void 0, Vt(n));
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
	#m = Er(() => (this.#p = Ft(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = U;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = U.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = yn(() => {
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
			this.#a = bn(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		Ye(r), t && (this.#s = bn(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? xe() : (t = !0, n && Ve(), this.#s !== null && Dn(this.#s, () => {
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
		return (this.#i.f & (y | x)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = bn(() => e(this.#e)), Ye(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = Qt(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return bn(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							on(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(N)) : this.#u === 0 && (this.#e.before(e), this.#c = null, Dn(this.#o, () => {
					this.#o = null;
				}), this.#x(N));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = bn(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				jn(this.#a, e);
				let t = this.#n.pending;
				this.#o = bn(() => t(this.#e));
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
		var t = U, n = H, r = He;
		Ln(this.#i), In(this.#i), Ue(this.#i.ctx);
		try {
			return Tt.ensure(), e();
		} finally {
			Ln(t), In(n), Ue(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && Dn(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, Ye(() => {
			this.#d = !1, this.#p && zt(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), W(this.#p);
	}
	error(e) {
		if (e === me || !this.#n.onerror && !this.#n.failed) throw e;
		N?.is_fork ? (this.#a && N.skip_effect(this.#a), this.#o && N.skip_effect(this.#o), this.#s && N.skip_effect(this.#s), N.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (wn(this.#a), null), this.#o &&= (wn(this.#o), null), this.#s &&= (wn(this.#s), null), D && (Ce(this.#t), Te(), Ce(Ee()));
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
					return on(e, this.#i.parent), null;
				}
			}));
		};
		Ye(() => {
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
function J(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[ue] ??= e.nodeValue) && (e[ue] = n, e.nodeValue = `${n}`);
}
function Ar(e, t) {
	return Mr(e, t);
}
var jr = /* @__PURE__ */ new Map();
function Mr(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	Zt();
	var l = void 0, u = hn(() => {
		var s = n ?? t.appendChild(Qt());
		Or(s, { pending: () => {} }, (t) => {
			A({});
			var n = He;
			if (o && (n.c = o), a && (i.$$events = a), D && xr(t, null), l = e(t, i) || Ge(), D && (U.nodes.end = O, O === null || O.nodeType !== 8 || O.data !== "]")) throw ye(), me;
			We();
		}, c);
		var u = /* @__PURE__ */ new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = cr(r);
					for (let e of [t, document]) {
						var a = jr.get(e);
						a === void 0 && (a = /* @__PURE__ */ new Map(), jr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, _r, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(ur)), dr.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = jr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, _r), r.delete(e), r.size === 0 && jr.delete(n)) : r.set(e, i);
			}
			dr.delete(d), s !== n && s.parentNode?.removeChild(s);
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
			if (n) kn(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (kn(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
			}
			for (let [t, n] of this.#e) {
				if (this.#e.delete(t), t === e) break;
				let r = this.#n.get(n);
				r && (wn(r.effect), this.#n.delete(n));
			}
			for (let [e, r] of this.#t) {
				if (e === t || this.#r.has(e)) continue;
				let i = () => {
					if (Array.from(this.#e.values()).includes(e)) {
						var t = document.createDocumentFragment();
						jn(r, t), t.append(Qt()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else wn(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), Dn(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (wn(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = N, r = tn();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = Qt();
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
	yn(() => {
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
	var r = new Fr(e), i = !Ke();
	yn(() => {
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
		Dn(n, () => {
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
			en(d), d.append(u), e.items.clear();
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
		r?.has(a) ? (a.f |= ee, jn(a, document.createDocumentFragment())) : wn(t[i], n);
	}
}
var Vr;
function X(t, n, i, a, o, s = null) {
	var c = t, l = /* @__PURE__ */ new Map();
	if (n & 4) {
		var u = t;
		c = D ? Ce(/* @__PURE__ */ I(u)) : u.appendChild(Qt());
	}
	D && we();
	var d = null, f = /* @__PURE__ */ lt(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = /* @__PURE__ */ new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = W(f);
			_.fallback = d, Ur(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= ee, Gr(d, null, c)) : kn(d) : Dn(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: yn(() => {
			var e = W(f), t = e.length;
			let r = !1;
			D && De(c) === "[!" != (t === 0) && (c = Ee(), Ce(c), Se(!1), r = !0);
			for (var u = /* @__PURE__ */ new Set(), _ = N, v = tn(), y = 0; y < t; y += 1) {
				D && O.nodeType === 8 && O.data === "]" && (c = O, r = !0, Se(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && zt(S.v, b), S.i && zt(S.i, y), v && _.unskip_effect(S.e)) : (S = Wr(l, m ? c : Vr ??= Qt(), b, x, y, o, n, i), m || (S.e.f |= ee), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = bn(() => s(c)) : (d = bn(() => s(Vr ??= Qt())), d.f |= ee)), t > u.size && Me("", "", ""), D && t > 0 && Ce(Ee()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && Se(!0), W(f);
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
		if (_.f & 8192 && (kn(_), o && (_.nodes?.a?.unfix(), (f ??= /* @__PURE__ */ new Set()).delete(_))), _.f & 33554432) {
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
	o && Ye(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function Wr(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? Ft(n) : /* @__PURE__ */ It(n, !1, !1) : null, l = o & 2 ? Ft(i) : null;
	return {
		v: c,
		i: l,
		e: bn(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function Gr(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = /* @__PURE__ */ $t(r);
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
		D && (o = Ce(/* @__PURE__ */ I(c)));
	}
	V(() => {
		var e = U;
		if (s === (s = t() ?? "")) D && we();
		else if (n && !D) e.nodes = null, c.innerHTML = s, s !== "" && xr(/* @__PURE__ */ I(c), c.lastChild);
		else if (e.nodes !== null && (Tn(e.nodes.start, e.nodes.end), e.nodes = null), s !== "") {
			if (D) {
				for (var a = O.data, l = we(), u = l; l !== null && (l.nodeType !== 8 || l.data !== "");) u = l, l = /* @__PURE__ */ $t(l);
				if (l === null) throw ye(), me;
				xr(O, u), o = Ce(l);
			} else {
				var d = nn(r ? "svg" : i ? "math" : "template", r ? ge : i ? _e : void 0);
				d.innerHTML = s;
				var f = r || i ? d : d.content;
				if (xr(/* @__PURE__ */ I(f), f.lastChild), r || i) for (; /* @__PURE__ */ I(f);) o.before(/* @__PURE__ */ I(f));
				else o.before(f);
			}
		}
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function Jr(e, t, ...n) {
	var r = new Fr(e);
	yn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, S);
}
// node_modules/svelte/src/internal/client/dom/elements/actions.js
function Yr(e, t, n) {
	gn(() => {
		var r = ir(() => t(e, n?.()) || {});
		if (n && r?.update) {
			var i = !1, a = {};
			vn(() => {
				var e = n();
				ar(e), i && ke(a, e) && (a = e, r.update(e));
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
			oi(c, i ? a.includes(l) : Gt(l, r));
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
		for (i of t.options) if (Gt(ui(i), n)) {
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
	}), dn(() => {
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
		e[de] = n, Ye(n), et();
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
function Ci(e = Ge(), t, n, r) {
	var i = He.r, a = U;
	return gn(() => {
		var o, s;
		return vn(() => {
			o = s, s = r?.() || [], ir(() => {
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
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= /* @__PURE__ */ ot(r), W(u)) : (l && (l = !1, c = s ? ir(r) : r), c);
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
	var v = !1, y = (n & 1 ? ot : lt)(() => (v = !1, g()));
	o && W(y);
	var b = U;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? W(y) : i && o ? Ut(e) : e;
			return F(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return Nn && v || b.f & 16384 ? y.v : W(y);
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
	#e = /* @__PURE__ */ P(!0);
	get values() {
		return W(this.#e);
	}
	set values(e) {
		F(this.#e, e, !0);
	}
	#t = /* @__PURE__ */ P(!1);
	get winning() {
		return W(this.#t);
	}
	set winning(e) {
		F(this.#t, e, !0);
	}
	#n = /* @__PURE__ */ P(null);
	get opponent() {
		return W(this.#n);
	}
	set opponent(e) {
		F(this.#n, e, !0);
	}
	#r = /* @__PURE__ */ P("normal");
	get play() {
		return W(this.#r);
	}
	set play(e) {
		F(this.#r, e, !0);
	}
	#i = /* @__PURE__ */ P(null);
	get shown() {
		return W(this.#i);
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
var zi = /* @__PURE__ */ Cr("<g aria-hidden=\"true\"><path class=\"halo\"></path><polygon class=\"halo\"></polygon><path></path><polygon></polygon></g>");
function Bi(e, t) {
	A(t, !0);
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
	var a = zi();
	let o, s;
	var c = L(a), l = B(c), u = B(l), d = B(u);
	k(a), V((e) => {
		o = Z(a, 0, `arrow ${e ?? ""}`, null, o, { faint: n() }), s = ai(a, "", s, { "--thick": .1 * t.size }), Q(c, "d", W(i).line), Q(l, "points", W(i).head), Q(u, "d", W(i).line), Q(d, "points", W(i).head);
	}, [() => t.player.toLowerCase()]), q(e, a), We();
}
// src/components/Frame.svelte
var Vi = /* @__PURE__ */ K("<span aria-hidden=\"true\"></span><strong> </strong>", 1), Hi = /* @__PURE__ */ K("<p role=\"status\"><!> </p>"), Ui = /* @__PURE__ */ K("<button class=\"plain\" aria-label=\"Smaller\" title=\"Smaller\">−</button> <button class=\"plain\" aria-label=\"Larger\" title=\"Larger\">+</button>", 1), Wi = /* @__PURE__ */ K("<button class=\"plain\"><svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\"></path></svg></button>"), Gi = /* @__PURE__ */ K("<div><!>  <div><div class=\"grown\"><!></div></div> <div class=\"frame-foot\"><!> <div><!> <!></div></div></div>");
function Ki(e, t) {
	A(t, !0);
	let n = $(t, "says", 3, null), r = 1.5, i = /* @__PURE__ */ P(void 0), a = /* @__PURE__ */ P(void 0), o = /* @__PURE__ */ P(1), s = /* @__PURE__ */ P(!1), c = /* @__PURE__ */ P(null);
	async function l() {
		document.fullscreenElement ? await document.exitFullscreen() : await W(i)?.requestFullscreen();
	}
	function u(e) {
		if (!W(a)) return;
		let [t, n] = [(W(a).scrollLeft + W(a).clientWidth / 2) / W(o), (W(a).scrollTop + W(a).clientHeight / 2) / W(o)];
		F(o, Math.min(8, Math.max(1, W(o) * e)), !0), requestAnimationFrame(() => W(a)?.scrollTo(t * W(o) - W(a).clientWidth / 2, n * W(o) - W(a).clientHeight / 2));
	}
	function d(e) {
		e.ctrlKey && (e.preventDefault(), u(e.deltaY < 0 ? 1.1 : 1 / 1.1));
	}
	function p(e) {
		W(o) !== 1 && e.pointerType !== "touch" && (e.button !== 1 && e.target.closest("polygon") || (F(c, {
			x: e.clientX,
			y: e.clientY
		}, !0), W(a)?.setPointerCapture(e.pointerId)));
	}
	function m(e) {
		W(c) && (W(a)?.scrollBy(W(c).x - e.clientX, W(c).y - e.clientY), F(c, {
			x: e.clientX,
			y: e.clientY
		}, !0));
	}
	var h = Gi();
	pr("fullscreenchange", qt, () => F(s, document.fullscreenElement === W(i)));
	let g;
	var _ = L(h), v = (e) => {
		var t = Hi(), r = L(t), i = (e) => {
			var t = Vi(), r = R(t), i = z(B(r), !0);
			V((e) => {
				Z(r, 1, `dot ${e ?? ""}`), J(i, n().player);
			}, [() => n().player.toLowerCase()]), q(e, t);
		};
		Y(r, (e) => {
			n().player && e(i);
		});
		var a = B(r);
		k(t), V((e) => {
			Z(t, 1, `turn-line says ${e ?? ""}`), J(a, ` ${n().text ?? ""}`);
		}, [() => n().player?.toLowerCase() ?? ""]), q(e, t);
	};
	Y(_, (e) => {
		W(s) && n() && e(v);
	});
	var y = B(_, 2);
	let b;
	var x = L(y);
	let S;
	Jr(L(x), () => t.children), k(x), k(y), Ci(y, (e) => F(a, e), () => W(a));
	var C = B(y, 2), w = L(C);
	Jr(w, () => t.foot ?? f);
	var ee = B(w, 2);
	let te;
	var ne = L(ee), re = (e) => {
		var t = Ui(), n = R(t), i = B(n, 2);
		V(() => {
			n.disabled = W(o) === 1, i.disabled = W(o) >= 8;
		}), G("click", n, () => u(1 / r)), G("click", i, () => u(r)), q(e, t);
	};
	Y(ne, (e) => {
		(t.large || W(o) > 1) && e(re);
	});
	var T = B(ne, 2), ie = (e) => {
		var t = Wi(), n = z(L(t));
		k(t), V(() => {
			Q(t, "aria-label", W(s) ? "Leave the full screen" : "Fill the screen"), Q(t, "title", W(s) ? "Leave the full screen" : "Fill the screen"), Q(n, "d", W(s) ? "M6 2v4H2M10 2v4h4M6 14v-4H2M10 14v-4h4" : "M2 6V2h4M14 6V2h-4M2 10v4h4M14 10v4h-4");
		}), G("click", t, () => void l()), q(e, t);
	};
	Y(T, (e) => {
		document.fullscreenEnabled && e(ie);
	}), k(ee), k(C), k(h), Ci(h, (e) => F(i, e), () => W(i)), V(() => {
		g = Z(h, 1, "frame", null, g, { full: W(s) }), b = Z(y, 1, "view", null, b, {
			zoomed: W(o) > 1,
			held: W(c)
		}), S = ai(x, "", S, { "--zoom": W(o) }), te = Z(ee, 1, "frame-tools no-print", null, te, { few: !t.large && W(o) === 1 });
	}), pr("wheel", y, d), G("pointerdown", y, p), G("pointermove", y, m), G("pointerup", y, () => F(c, null)), pr("pointercancel", y, () => F(c, null)), q(e, h), We();
}
mr([
	"pointerdown",
	"pointermove",
	"pointerup",
	"click"
]);
// src/components/Board.svelte
var qi = /* @__PURE__ */ K("<p class=\"legend quiet\"><span class=\"swatch\" aria-hidden=\"true\"></span> A move there wins.</p>"), Ji = /* @__PURE__ */ K("<button> </button>"), Yi = /* @__PURE__ */ K("<span class=\"quiet\"> </span>"), Xi = /* @__PURE__ */ K("<div class=\"candidates\" role=\"group\" aria-label=\"Moves there\"><span class=\"quiet\">Which?</span> <!> <!></div>"), Zi = /* @__PURE__ */ K("<!> <!>", 1), Qi = /* @__PURE__ */ Cr("<polygon class=\"edge\"></polygon>"), $i = /* @__PURE__ */ Cr("<polygon></polygon>"), ea = /* @__PURE__ */ Cr("<polygon role=\"button\"></polygon>"), ta = /* @__PURE__ */ Cr("<g class=\"names\" aria-hidden=\"true\"></g>"), na = /* @__PURE__ */ Cr("<path class=\"rim of-last\"></path>"), ra = /* @__PURE__ */ Cr("<path class=\"rim of-advised\"></path>"), ia = /* @__PURE__ */ Cr("<path class=\"rim of-told\"></path>"), aa = /* @__PURE__ */ K("<div class=\"stand\"><div class=\"picture\"><div class=\"drawn\" aria-hidden=\"true\"></div> <svg class=\"tints\" aria-hidden=\"true\"><!><!></svg> <svg class=\"places\"><!><!><!><!><!><!></svg></div></div>"), oa = /* @__PURE__ */ K("<pre class=\"letters\"> </pre> <!>", 1), sa = /* @__PURE__ */ K("<div role=\"group\"><!></div>");
function ca(e, t) {
	A(t, !0);
	let n = (e) => {
		var n = Zi(), r = R(n), i = (e) => {
			q(e, qi());
		};
		Y(r, (e) => {
			W(C).size > 0 && !t.paint && e(i);
		});
		var a = B(r, 2), o = (e) => {
			var n = Xi(), r = B(L(n), 2);
			X(r, 17, () => W(v).slice(0, 30), (e) => e.player + e.name, (e, n) => {
				var r = Ji(), i = z(r, !0);
				V((e) => {
					Z(r, 1, `chip ${e ?? ""}`), J(i, W(n).name);
				}, [() => W(n).player.toLowerCase()]), G("click", r, () => t.choose(W(n))), q(e, r);
			});
			var i = B(r, 2), a = (e) => {
				var t = Yi(), n = z(t);
				V(() => J(n, `and ${W(v).length - 30} more in the list`)), q(e, t);
			};
			Y(i, (e) => {
				W(v).length > 30 && e(a);
			}), k(n), q(e, n);
		};
		Y(a, (e) => {
			W(v).length > 1 && e(o);
		}), q(e, n);
	}, r = $(t, "looked", 3, null), i = $(t, "last", 19, () => []), a = $(t, "advised", 3, null), o = $(t, "line", 19, () => []), s = $(t, "says", 3, null), c = $(t, "hold", 3, null), l = /* @__PURE__ */ P(Ut([])), u = /* @__PURE__ */ P(0), d = /* @__PURE__ */ P(null), f = Ut([]), p = /* @__PURE__ */ P(void 0), m = /* @__PURE__ */ P(""), h = /* @__PURE__ */ P({
		x: 0,
		y: 0,
		width: 1,
		height: 1
	}), g = /* @__PURE__ */ P({
		of: null,
		width: 1,
		height: 1
	});
	mn(() => {
		let { width: e, height: n } = t.scene;
		F(h, {
			x: 0,
			y: 0,
			width: e,
			height: n
		}), (c() === null || ir(() => W(g).of) !== c()) && F(g, {
			of: null,
			width: e,
			height: n
		});
	}), fn(() => {
		t.scene;
		let e = W(p)?.querySelector("svg");
		if (!e || !W(p)) return;
		let n = () => {
			let { width: t, height: n } = F(h, Ii(e)), r = ir(() => c() !== null && W(g).of === c() ? W(g) : {
				width: 0,
				height: 0
			});
			F(g, {
				of: c(),
				width: Math.max(r.width, t),
				height: Math.max(r.height, n)
			}), F(m, [...e.querySelectorAll("text[fill=\"var(--quiet)\"]")].map((e) => e.outerHTML).join(""), !0);
		};
		if (n(), W(p).clientWidth > 0) return;
		let r = new ResizeObserver(() => {
			r.disconnect(), n();
		});
		return r.observe(W(p)), () => r.disconnect();
	}), fn(() => {
		t.scene, t.offers, F(l, [], !0), F(d, null);
	});
	let _ = (e) => t.offers.filter((t) => e.every((e) => t.places.includes(e))), v = /* @__PURE__ */ M(() => W(l).length > 0 ? _(W(l)) : []), y = /* @__PURE__ */ M(() => new Set(W(d) === null ? r()?.places ?? [] : _([W(d)]).flatMap((e) => e.places))), b = /* @__PURE__ */ M(() => new Set(o().filter((e) => !e.way).flatMap((e) => e.places))), x = /* @__PURE__ */ M(() => {
		let e = W(d) === null || t.paint ? [] : t.offers.filter((e) => e.way?.[0] === W(d)), n = [
			...a() ? [a()] : [],
			...o(),
			...r() && W(d) === null ? [r()] : []
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
	}), S = /* @__PURE__ */ M(() => new Set(t.offers.flatMap((e) => e.places))), C = /* @__PURE__ */ M(() => new Set(t.offers.filter((e) => e.wins).flatMap((e) => e.places)));
	function w(e) {
		return W(l).includes(e) ? "picked" : W(b).has(e) ? "told" : a()?.places.includes(e) && !a().way ? "advised" : t.paint ? null : W(y).has(e) ? "lit" : W(C).has(e) ? "wins" : null;
	}
	let ee = /* @__PURE__ */ M(() => t.scene.places.flatMap(({ outline: e }, t) => {
		let n = w(t);
		return n ? [{
			place: t,
			name: n,
			points: ne(e)
		}] : [];
	})), te = /* @__PURE__ */ M(() => t.paint ? [] : [...W(C)].map((e) => ne(t.scene.places[e]?.outline ?? [])));
	function ne(e) {
		return e.map((e) => e.join(",")).join(" ");
	}
	function re(e) {
		if (t.paint) return t.paint(e);
		if (W(l).includes(e)) {
			F(l, W(l).filter((t) => t !== e), !0);
			return;
		}
		let n = [...W(l), e], r = _(n);
		if (r.length === 0 && (n = [e], r = _(n)), t.scene.places[e]?.counter) {
			let e = Math.min(...r.map((e) => e.places.length)), t = r.filter((t) => t.places.length === e);
			t.length === 1 && (r = t);
		}
		let [i, a] = r;
		i && !a ? (F(l, [], !0), t.choose(i)) : F(l, r.length > 0 ? n : [], !0);
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
		n ? (e.preventDefault(), F(u, se(t, n), !0), f[W(u)]?.focus()) : e.key === "Enter" || e.key === " " ? (e.preventDefault(), re(t)) : e.key === "Escape" && F(l, [], !0);
	}
	function le(e) {
		let n = t.scene.places[e]?.name ?? "";
		if (t.paint) return n;
		let r = t.offers.filter((t) => t.places.includes(e)), o = r.slice(0, 3).map((e) => e.name), s = r.length > 3 ? `, and ${r.length - 3} more` : "", c = `${i().includes(e) ? ", of the last move" : ""}${a()?.places.includes(e) ? ", advised" : ""}`;
		return r.length === 0 ? `${n}${c}: no move` : `${n}${c}: ${o.join(", ")}${s}`;
	}
	var ue = sa();
	let de;
	var fe = L(ue), pe = (e) => {
		{
			let r = /* @__PURE__ */ M(() => t.scene.places.length > 100);
			Ki(e, {
				get large() {
					return W(r);
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
					var s = L(r);
					let c;
					var _ = L(s);
					qr(_, () => t.scene.svg, !0), k(_), Ci(_, (e) => F(p, e), () => W(p));
					var v = B(_, 2), y = L(v);
					X(y, 17, () => W(te), Rr, (e, t) => {
						var n = Qi();
						V(() => Q(n, "points", W(t))), q(e, n);
					}), X(B(y), 17, () => W(ee), ({ place: e, name: t, points: n }) => e, (e, t) => {
						let n = () => W(t).name, r = () => W(t).points;
						var i = $i();
						V(() => {
							Z(i, 0, Qr(n())), Q(i, "points", r());
						}), q(e, i);
					}), k(v);
					var w = B(v, 2), T = L(w);
					X(T, 17, () => t.scene.places, Rr, (e, n, r) => {
						var o = ea();
						let s;
						Ci(o, (e, t) => f[t] = e, (e) => f?.[e], () => [r]), V((e, t, n, r, i, a, c, l, u) => {
							Q(o, "points", e), Q(o, "tabindex", t), Q(o, "aria-label", n), Q(o, "aria-disabled", r), Q(o, "aria-pressed", i), s = Z(o, 0, "", null, s, {
								live: a,
								wins: c,
								last: l,
								advised: u
							});
						}, [
							() => ne(W(n).outline),
							() => r === Math.min(W(u), t.scene.places.length - 1) ? 0 : -1,
							() => le(r),
							() => !W(S).has(r) && !t.paint,
							() => W(l).includes(r),
							() => W(S).has(r) || t.paint,
							() => W(C).has(r) && !t.paint,
							() => i().includes(r),
							() => a()?.places.includes(r)
						]), G("click", o, () => re(r)), G("keydown", o, (e) => ce(e, r)), pr("pointerenter", o, (e) => {
							F(d, r, !0), t.paint && e.buttons === 1 && t.paint(r);
						}), pr("pointerleave", o, () => F(d, null)), pr("focus", o, () => F(u, r, !0)), q(e, o);
					});
					var ae = B(T), oe = (e) => {
						var t = ta();
						qr(t, () => W(m), !0), k(t), q(e, t);
					};
					Y(ae, (e) => {
						W(ee).length > 0 && e(oe);
					});
					var se = B(ae), ue = (e) => {
						var t = na();
						V((e) => Q(t, "d", e), [() => ie(i())]), q(e, t);
					};
					Y(se, (e) => {
						i().length > 0 && e(ue);
					});
					var de = B(se), fe = (e) => {
						var t = ra();
						V((e) => Q(t, "d", e), [() => ie(a().places)]), q(e, t);
					};
					Y(de, (e) => {
						a() && e(fe);
					});
					var pe = B(de), me = (e) => {
						var t = ia();
						V((e) => Q(t, "d", e), [() => ie(W(b))]), q(e, t);
					};
					Y(pe, (e) => {
						W(b).size > 0 && e(me);
					}), X(B(pe), 17, () => W(x), Rr, (e, t) => {
						Bi(e, Di(() => W(t)));
					}), k(w), k(s), k(r), V(() => {
						o = ai(r, "", o, {
							"--ratio": W(g).width / W(g).height,
							"--natural": `${W(g).width ?? ""}px`
						}), c = ai(s, "", c, { "--part": W(h).width / W(g).width }), Q(v, "viewBox", `${W(h).x ?? ""} ${W(h).y ?? ""} ${W(h).width ?? ""} ${W(h).height ?? ""}`), Q(v, "width", W(h).width), Q(v, "height", W(h).height), Q(w, "viewBox", `${W(h).x ?? ""} ${W(h).y ?? ""} ${W(h).width ?? ""} ${W(h).height ?? ""}`), Q(w, "width", W(h).width), Q(w, "height", W(h).height);
					}), q(e, r);
				},
				$$slots: { default: !0 }
			});
		}
	}, me = (e) => {
		var r = oa(), i = R(r), a = z(i, !0), o = B(i, 2);
		n(o), V(() => J(a, t.scene.letters)), q(e, r);
	};
	Y(fe, (e) => {
		t.scene.svg ? e(pe) : e(me, -1);
	}), k(ue), V(() => {
		de = Z(ue, 1, "board", null, de, { many: t.scene.places.length > 60 }), Q(ue, "aria-label", t.label);
	}), q(e, ue), We();
}
mr(["click", "keydown"]);
// src/components/EditBoard.svelte
var la = /* @__PURE__ */ K("<span class=\"quiet\">Choose a vertex or an edge.</span>"), ua = /* @__PURE__ */ K("<button class=\"chip\"> </button>"), da = /* @__PURE__ */ K("<span class=\"quiet\"> </span> <!>", 1), fa = /* @__PURE__ */ K("<div class=\"candidates\" role=\"group\" aria-label=\"What it may become\"><!></div>"), pa = /* @__PURE__ */ K("<!> <!>", 1);
function ma(e, t) {
	A(t, !0);
	let n = $(t, "looked", 3, null), r = $(t, "line", 19, () => []), i = $(t, "says", 3, null), a = /* @__PURE__ */ M(() => t.explored.scene.places.some((e) => e.edits.length > 0)), o = /* @__PURE__ */ P(null), s = /* @__PURE__ */ M(() => W(o) === null ? [] : t.explored.scene.places[W(o)]?.edits ?? []);
	fn(() => {
		t.explored, F(o, null);
	});
	let c = /* @__PURE__ */ M(() => {
		if (t.editing) return t.explored.cells ? (e) => {
			t.explored.cells?.now[e] !== t.brush && t.edit({ paint: {
				cell: e,
				sign: t.brush
			} });
		} : W(a) ? (e) => F(o, e, !0) : void 0;
	});
	var l = pa(), u = R(l);
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
			return W(c);
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
	var d = B(u, 2), f = (e) => {
		var n = fa(), r = L(n), i = (e) => {
			q(e, la());
		}, a = (e) => {
			var n = da(), r = R(n), i = z(r);
			X(B(r, 2), 17, () => W(s), (e) => e.name, (e, n) => {
				var r = ua(), i = z(r, !0);
				V(() => J(i, W(n).name)), G("click", r, () => t.become(W(n).position)), q(e, r);
			}), V(() => J(i, `${t.explored.scene.places[W(o)]?.name ?? ""}:`)), q(e, n);
		};
		Y(r, (e) => {
			W(o) === null ? e(i) : e(a, -1);
		}), k(n), q(e, n);
	};
	Y(d, (e) => {
		t.editing && W(a) && !t.explored.cells && e(f);
	}), q(e, l), We();
}
mr(["click"]);
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
var wa = /* @__PURE__ */ Cr("<path class=\"hollow\" d=\"M2 10H28\"></path>"), Ta = /* @__PURE__ */ Cr("<path d=\"M2 10H28\"></path><!>", 1), Ea = /* @__PURE__ */ Cr("<rect class=\"half\" x=\"2\" y=\"10\" width=\"6\" height=\"8.5\"></rect>"), Da = /* @__PURE__ */ Cr("<rect x=\"2\" y=\"1.5\" width=\"6\" height=\"17\"></rect><!>", 1), Oa = /* @__PURE__ */ Cr("<circle cx=\"10\" cy=\"10\" r=\"8\"></circle>"), ka = /* @__PURE__ */ Cr("<rect x=\"2.5\" y=\"2.5\" width=\"15\" height=\"15\"></rect>"), Aa = /* @__PURE__ */ Cr("<rect x=\"2\" y=\"2\" width=\"16\" height=\"16\"></rect>"), ja = /* @__PURE__ */ Cr("<text x=\"10\" y=\"14.2\" text-anchor=\"middle\"> </text>"), Ma = /* @__PURE__ */ Cr("<svg><!><!></svg>");
function Na(e, t) {
	A(t, !0);
	let n = $(t, "bare", 3, !1), r = /* @__PURE__ */ M(() => t.letter.owner?.toLowerCase() ?? "either"), i = /* @__PURE__ */ M(() => t.letter.shape === "edge" ? 30 : t.letter.shape === "domino" ? 10 : 20);
	var a = Ma();
	let o;
	var s = L(a), c = (e) => {
		var t = Ta(), n = B(R(t)), i = (e) => {
			q(e, wa());
		};
		Y(n, (e) => {
			W(r) === "right" && e(i);
		}), q(e, t);
	}, l = (e) => {
		var t = Da(), n = B(R(t)), i = (e) => {
			q(e, Ea());
		};
		Y(n, (e) => {
			W(r) === "either" && e(i);
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
	var p = B(s), m = (e) => {
		var n = ja(), r = z(n, !0);
		V(() => J(r, t.letter.text)), q(e, n);
	};
	Y(p, (e) => {
		t.letter.text && e(m);
	}), k(a), V((e) => {
		Z(a, 0, `sign ${W(r) ?? ""} of-${t.letter.shape ?? ""}`), Q(a, "viewBox", `0 0 ${W(i) ?? ""} 20`), Q(a, "role", n() ? void 0 : "img"), Q(a, "aria-label", e), Q(a, "aria-hidden", n() ? "true" : void 0), o = ai(a, "", o, { "--wide": W(i) / 20 });
	}, [() => n() ? void 0 : Ca(t.letter)]), q(e, a), We();
}
// src/components/EditTools.svelte
var Pa = /* @__PURE__ */ K("<button> </button>"), Fa = /* @__PURE__ */ K("<input type=\"number\" min=\"0\" max=\"1000000\"/>"), Ia = /* @__PURE__ */ K("<div class=\"heap-sizes\" role=\"group\" aria-label=\"Sizes of the heaps\"><!> <button aria-label=\"Add a heap\">+</button></div>"), La = /* @__PURE__ */ K("<button class=\"code\"><!></button>"), Ra = /* @__PURE__ */ K("<div class=\"toggle\" role=\"group\" aria-label=\"What is painted\"></div>"), za = /* @__PURE__ */ K("<!> <!> <!>", 1);
function Ba(e, t) {
	A(t, !0);
	let n = $(t, "letters", 19, () => []), r = $(t, "editing", 15), i = $(t, "brush", 15), a = /* @__PURE__ */ M(() => t.explored.cells?.signs ?? null), o = /* @__PURE__ */ M(() => t.explored.heaps), s = /* @__PURE__ */ M(() => W(a) ? "board" : t.explored.scene.places.some((e) => e.edits.length > 0) ? "graph" : W(o) ? "heaps" : null), c = (e) => t.edit({ heaps: { sizes: e } });
	var l = za(), u = R(l), d = (e) => {
		var t = Pa(), n = z(t);
		V(() => {
			Q(t, "aria-pressed", r()), J(n, `Edit the ${W(s) ?? ""}`);
		}), G("click", t, () => {
			r(!r()), W(a) && !W(a).includes(i()) && i(W(a)[0] ?? ".");
		}), q(e, t);
	};
	Y(u, (e) => {
		W(s) && e(d);
	});
	var f = B(u, 2), p = (e) => {
		var t = Ia(), n = L(t);
		X(n, 17, () => W(o), Rr, (e, t, n) => {
			var r = Fa();
			gi(r), Q(r, "aria-label", `Heap ${n + 1}`), V(() => _i(r, W(t))), G("change", r, (e) => c(W(o).map((t, r) => r === n ? Math.max(0, Math.trunc(e.currentTarget.valueAsNumber || 0)) : t))), q(e, r);
		});
		var r = B(n, 2);
		k(t), G("click", r, () => c([...W(o), 1])), q(e, t);
	};
	Y(f, (e) => {
		r() && W(o) && e(p);
	});
	var m = B(f, 2), h = (e) => {
		var t = Ra();
		X(t, 20, () => W(a), (e) => e, (e, t) => {
			let r = /* @__PURE__ */ M(() => n().find((e) => e.letter === t));
			var a = La(), o = L(a), s = (e) => {
				Na(e, {
					get letter() {
						return W(r);
					},
					bare: !0
				});
			}, c = (e) => {
				var n = wr();
				V(() => J(n, t)), q(e, n);
			};
			Y(o, (e) => {
				W(r) ? e(s) : e(c, -1);
			}), k(a), V((e) => {
				Q(a, "aria-pressed", i() === t), Q(a, "aria-label", e), Q(a, "title", t);
			}, [() => W(r) ? Ca(W(r)) : t === "." ? "empty cell" : `sign ${t}`]), G("click", a, () => i(t)), q(e, a);
		}), k(t), q(e, t);
	};
	Y(m, (e) => {
		r() && W(a) && e(h);
	}), q(e, l), We();
}
mr(["click", "change"]);
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
var Ja = (e) => qa(e).map((e) => e.text).join(""), Ya = /* @__PURE__ */ K("<span class=\"meaning\"> </span>"), Xa = /* @__PURE__ */ K("<span class=\"visually-hidden\"> </span>"), Za = /* @__PURE__ */ K("<span> </span><!>", 1);
function Qa(e, t) {
	A(t, !0);
	let n = $(t, "words", 3, !1);
	var r = Za(), i = R(r), a = z(i, !0), o = B(i), s = (e) => {
		var n = Ya(), r = z(n, !0);
		V(() => J(r, ya[t.outcome])), q(e, n);
	}, c = (e) => {
		var n = Xa(), r = z(n);
		V(() => J(r, `: ${ya[t.outcome] ?? ""}`)), q(e, n);
	};
	Y(o, (e) => {
		n() ? e(s) : e(c, -1);
	}), V((e) => {
		Z(i, 1, `badge outcome-${e ?? ""}`), Q(i, "title", ya[t.outcome]), J(a, ba[t.outcome] ?? t.outcome);
	}, [() => t.outcome.charAt(0).toLowerCase()]), q(e, r), We();
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
	#e = /* @__PURE__ */ P("");
	get what() {
		return W(this.#e);
	}
	set what(e) {
		F(this.#e, e, !0);
	}
	async copy(e, t = "it") {
		await navigator.clipboard.writeText(e), this.what = t, setTimeout(() => this.what = "", no);
	}
}, io = /* @__PURE__ */ K("<th><button class=\"plain\"> </button></th>"), ao = /* @__PURE__ */ K("<td> </td>"), oo = /* @__PURE__ */ K("<tr></tr>"), so = /* @__PURE__ */ K("<div class=\"cells\"><table><thead><tr></tr></thead><tbody></tbody></table> <button class=\"no-print\"> </button></div>");
function co(e, t) {
	A(t, !0);
	let n = /* @__PURE__ */ P(null), r = new ro(), i = /* @__PURE__ */ M(() => Math.max(0, ...t.rows.map((e) => e.length))), a = /* @__PURE__ */ M(() => {
		if (!W(n)) return t.rows;
		let { column: e, isUp: r } = W(n);
		return [...t.rows].sort((t, n) => (r ? 1 : -1) * $a(t[e] ?? "", n[e] ?? ""));
	});
	function o(e) {
		W(n)?.column === e ? F(n, W(n).isUp ? {
			column: e,
			isUp: !1
		} : null, !0) : F(n, {
			column: e,
			isUp: !0
		}, !0);
	}
	var s = so(), c = L(s), l = L(c), u = L(l);
	X(u, 21, () => ({ length: W(i) }), Rr, (e, t, r) => {
		let i = /* @__PURE__ */ M(() => W(n)?.column === r ? W(n).isUp ? "ascending" : "descending" : "none");
		var a = io(), s = L(a);
		Q(s, "aria-label", `Sort by column ${r + 1}`);
		var c = z(s);
		k(a), V(() => {
			Q(a, "aria-sort", W(i)), J(c, `${r + 1}${W(i) === "ascending" ? " ▲" : W(i) === "descending" ? " ▼" : ""}`);
		}), G("click", s, () => o(r)), q(e, a);
	}), k(u), k(l);
	var d = B(l);
	X(d, 21, () => W(a), Rr, (e, t) => {
		var n = oo();
		X(n, 21, () => ({ length: W(i) }), Rr, (e, n, r) => {
			var i = ao(), a = z(i, !0);
			V((e) => J(a, e), [() => Ja(W(t)[r] ?? "")]), q(e, i);
		}), k(n), q(e, n);
	}), k(d), k(c);
	var f = B(c, 2), p = z(f, !0);
	k(s), V(() => J(p, r.what ? "Copied" : "Copy as CSV")), G("click", f, () => void r.copy(to(W(a)))), q(e, s), We();
}
mr(["click"]);
// src/components/Drawing.svelte
var lo = /* @__PURE__ */ K("<figure class=\"drawing\"></figure>");
function uo(e, t) {
	A(t, !0);
	let n = /* @__PURE__ */ P(void 0), r = /* @__PURE__ */ P(300);
	fn(() => {
		t.picture;
		let e = W(n)?.querySelector("svg");
		e && F(r, Ii(e).width, !0);
	});
	var i = lo();
	let a;
	qr(i, () => t.picture.picture, !0), k(i), Ci(i, (e) => F(n, e), () => W(n)), V(() => {
		Q(i, "aria-label", t.picture.title), a = ai(i, "", a, { "--wide": `${(W(r) < 300 ? 1.6 : 1) * W(r) / 16}em` });
	}), q(e, i), We();
}
// src/components/Value.svelte
var fo = /* @__PURE__ */ K(" <wbr/>", 1), po = /* @__PURE__ */ K("<p class=\"math wrapped\"></p>"), mo = /* @__PURE__ */ K("<div></div>"), ho = /* @__PURE__ */ K("<pre class=\"printed\"> </pre>"), go = /* @__PURE__ */ K("<pre class=\"lines\"> </pre>"), _o = /* @__PURE__ */ K("<details class=\"as-text\"><summary>As text</summary><!></details>"), vo = /* @__PURE__ */ K("<details><summary> </summary><!></details>"), yo = /* @__PURE__ */ K("<!> <!> <!>", 1);
function bo(e, t) {
	A(t, !0);
	let n = (e) => {
		var n = Tr(), r = R(n), i = (e) => {
			var n = Tr(), r = R(n), i = (e) => {
				var n = po();
				X(n, 21, () => Ga(t.shown.output ?? "").split(/(?<=[,|](?![,|]))/), Rr, (e, t) => {
					Te();
					var n = fo(), r = R(n, !0);
					Te(), V(() => J(r, W(t))), q(e, n);
				}), k(n), q(e, n);
			}, o = (e) => {
				var n = Tr();
				Lr(R(n), () => t.shown, (e) => {
					var n = mo();
					let r;
					qr(n, () => a(t.shown.mathml ?? ""), !0), k(n), Yr(n, (e) => c?.(e)), V(() => r = Z(n, 1, "math", null, r, { long: (t.shown.output?.length ?? 0) > 20 })), q(e, n);
				}), q(e, n);
			};
			Y(r, (e) => {
				W(s) ? e(i) : e(o, -1);
			}), q(e, n);
		}, l = (e) => {
			var n = ho(), r = z(n, !0);
			V((e) => J(r, e), [() => t.shown.mathml === null ? t.shown.output : Ga(t.shown.output ?? "")]), q(e, n);
		};
		Y(r, (e) => {
			W(o) && !t.shown.picture ? e(i) : e(l, -1);
		}), q(e, n);
	}, r = $(t, "fold", 3, !1), i = /* @__PURE__ */ M(() => r() && (t.shown.output?.length ?? 0) > 44), a = (e) => e.replaceAll(/<mo>(?=[{}()[\]|]+<)/g, "<mo stretchy=\"false\">"), o = /* @__PURE__ */ M(() => t.shown.mathml !== null && (t.shown.output?.length ?? 0) <= 600), s = /* @__PURE__ */ P(!1);
	mn(() => {
		t.shown, F(s, !1);
	});
	function c(e) {
		let t = new ResizeObserver(() => F(s, W(s) || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0, !0));
		return t.observe(e), { destroy: () => t.disconnect() };
	}
	var l = yo(), u = R(l), d = (e) => {
		var n = go(), r = z(n, !0);
		V(() => J(r, t.shown.lines)), q(e, n);
	};
	Y(u, (e) => {
		t.shown.lines && e(d);
	});
	var f = B(u, 2), p = (e) => {
		uo(e, { get picture() {
			return t.shown.picture;
		} });
	};
	Y(f, (e) => {
		t.shown.picture && e(p);
	});
	var m = B(f, 2), h = (e) => {
		var r = Tr(), a = R(r), o = (e) => {
			co(e, { get rows() {
				return t.shown.table;
			} });
		}, s = (e) => {
			var t = _o(), r = B(L(t));
			n(r), k(t), q(e, t);
		}, c = (e) => {
			var r = vo(), i = L(r), a = z(i), o = B(i);
			n(o), k(r), V(() => J(a, `A value of ${t.shown.output.length ?? ""} signs`)), q(e, r);
		}, l = (e) => {
			n(e);
		};
		Y(a, (e) => {
			t.shown.table ? e(o) : t.shown.picture ? e(s, 1) : W(i) ? e(c, 2) : e(l, -1);
		}), q(e, r);
	};
	Y(m, (e) => {
		t.shown.output !== null && e(h);
	}), q(e, l), We();
}
// src/components/Facts.svelte
var xo = /* @__PURE__ */ K("<p class=\"verdict\"><!></p>"), So = /* @__PURE__ */ K("<span class=\"math-text\"> </span>"), Co = /* @__PURE__ */ K("<dt>Value</dt> <dd><!></dd>", 1), wo = /* @__PURE__ */ K("<dt>Value</dt><dd> </dd>", 1), To = /* @__PURE__ */ K("<dt>Mean</dt><dd> </dd>", 1), Eo = /* @__PURE__ */ K("<dt>Temperature</dt><dd> </dd>", 1), Do = /* @__PURE__ */ K("<dt>Score</dt><dd> </dd>", 1), Oo = /* @__PURE__ */ K("<dt>Misère</dt><dd><!></dd>", 1), ko = /* @__PURE__ */ K("<dt>Wins in misère play</dt><dd> </dd>", 1), Ao = /* @__PURE__ */ K("<dt>Misère quotient</dt><dd>the element <span class=\"code\"> </span> </dd>", 1), jo = /* @__PURE__ */ K("<!> <!>", 1), Mo = /* @__PURE__ */ K("<dt>Birthday</dt><dd> </dd>", 1), No = /* @__PURE__ */ K("<dt> </dt><dd><!></dd>", 1), Po = /* @__PURE__ */ K("<!> <!> <!> <!> <!> <!> <!> <!> <!>", 1), Fo = /* @__PURE__ */ K("<!> <dl class=\"facts\"><!></dl>", 1);
function Io(e, t) {
	A(t, !0);
	let n = $(t, "extra", 19, () => []), r = $(t, "hidden", 19, () => /* @__PURE__ */ new Set()), i = /* @__PURE__ */ M(() => t.analysis?.outcome ?? t.solution?.outcome ?? null);
	var a = Fo(), o = R(a), s = (e) => {
		var t = xo();
		Qa(L(t), {
			get outcome() {
				return W(i);
			},
			words: !0
		}), k(t), q(e, t);
	}, c = /* @__PURE__ */ M(() => W(i) && !r().has("winners"));
	Y(o, (e) => {
		W(c) && e(s);
	});
	var l = B(o, 2), u = L(l), d = (e) => {
		var i = Po(), a = R(i), o = (e) => {
			var n = Co(), r = B(R(n), 2), i = L(r), a = (e) => {
				bo(e, {
					get shown() {
						return t.value;
					},
					fold: !0
				});
			}, o = (e) => {
				var n = So(), r = z(n, !0);
				V((e) => J(r, e), [() => Ga(t.analysis.value)]), q(e, n);
			};
			Y(i, (e) => {
				t.value ? e(a) : e(o, -1);
			}), k(r), q(e, n);
		};
		Y(a, (e) => {
			t.analysis.value !== null && e(o);
		});
		var s = B(a, 2), c = (e) => {
			var n = wo(), r = z(B(R(n)), !0);
			V(() => J(r, t.analysis.not_found)), q(e, n);
		};
		Y(s, (e) => {
			t.analysis.not_found && e(c);
		});
		var l = B(s, 2), u = (e) => {
			var n = To(), r = z(B(R(n)), !0);
			V((e) => J(r, e), [() => Ga(t.analysis.mean)]), q(e, n);
		};
		Y(l, (e) => {
			t.analysis.mean !== null && e(u);
		});
		var d = B(l, 2), f = (e) => {
			var n = Eo(), r = z(B(R(n)), !0);
			V((e) => J(r, e), [() => Ga(t.analysis.temperature)]), q(e, n);
		};
		Y(d, (e) => {
			t.analysis.temperature !== null && e(f);
		});
		var p = B(d, 2), m = (e) => {
			var n = Do(), r = z(B(R(n)));
			V((e, t) => J(r, `${e ?? ""} if Left moves first, ${t ?? ""} if Right does`), [() => Ga(t.analysis.scores.left_first), () => Ga(t.analysis.scores.right_first)]), q(e, n);
		}, h = /* @__PURE__ */ M(() => t.analysis.scores && !r().has("winners"));
		Y(p, (e) => {
			W(h) && e(m);
		});
		var g = B(p, 2), _ = (e) => {
			var n = Oo(), r = B(R(n));
			Qa(L(r), {
				get outcome() {
					return t.analysis.misere;
				},
				words: !0
			}), k(r), q(e, n);
		}, v = /* @__PURE__ */ M(() => t.analysis.misere !== null && !r().has("winners"));
		Y(g, (e) => {
			W(v) && e(_);
		});
		var y = B(g, 2), b = (e) => {
			let n = /* @__PURE__ */ M(() => t.analysis.misere_play);
			var r = jo(), i = R(r), a = (e) => {
				var t = ko(), r = z(B(R(t)));
				V((e) => J(r, `${e ?? ""}${W(n).left.length > 4 ? ", …" : ""}`), [() => W(n).left.slice(0, 4).join(", ")]), q(e, t);
			};
			Y(i, (e) => {
				W(n).left.length > 0 && e(a);
			});
			var o = B(i, 2), s = (e) => {
				var t = Ao(), r = B(R(t)), i = B(L(r)), a = z(i, !0), o = B(i);
				k(r), V(() => {
					J(a, W(n).element.element), J(o, ` of ${W(n).element.order ?? ""}, of which ${W(n).element.lost ?? ""} are in P`);
				}), q(e, t);
			};
			Y(o, (e) => {
				W(n).element && e(s);
			}), q(e, r);
		}, x = /* @__PURE__ */ M(() => t.analysis.misere_play && !r().has("winners"));
		Y(y, (e) => {
			W(x) && e(b);
		});
		var S = B(y, 2), C = (e) => {
			var n = Mo(), r = z(B(R(n)), !0);
			V(() => J(r, t.analysis.birthday)), q(e, n);
		};
		Y(S, (e) => {
			t.analysis.birthday !== null && e(C);
		}), X(B(S, 2), 17, n, ({ name: e, shown: t }) => e, (e, t) => {
			let n = () => W(t).name, r = () => W(t).shown;
			var i = No(), a = R(i), o = z(a, !0), s = B(a);
			bo(L(s), { get shown() {
				return r();
			} }), k(s), V(() => J(o, n())), q(e, i);
		}), q(e, i);
	}, f = /* @__PURE__ */ M(() => t.analysis && !r().has("values"));
	Y(u, (e) => {
		W(f) && e(d);
	}), k(l), q(e, a), We();
}
// src/components/Code.svelte
var Lo = /* @__PURE__ */ K("<code> </code>");
function Ro(e, t) {
	A(t, !0);
	var n = Tr();
	X(R(n), 17, () => va(t.text), Rr, (e, t) => {
		var n = Tr(), r = R(n), i = (e) => {
			var n = Lo(), r = z(n, !0);
			V(() => J(r, W(t).text)), q(e, n);
		}, a = (e) => {
			var n = wr();
			V(() => J(n, W(t).text)), q(e, n);
		};
		Y(r, (e) => {
			W(t).code ? e(i) : e(a, -1);
		}), q(e, n);
	}), q(e, n), We();
}
// src/components/Mistake.svelte
var zo = /* @__PURE__ */ K("<pre aria-hidden=\"true\"><span class=\"quiet\"> </span> <span class=\"quiet\"> </span><span class=\"carets\"> </span></pre>"), Bo = /* @__PURE__ */ K("<p class=\"hint\"><!></p>"), Vo = /* @__PURE__ */ K("<div class=\"mistake-box\" role=\"alert\"><p class=\"message\"><!></p> <!> <!></div>");
function Ho(e, t) {
	A(t, !0);
	let n = $(t, "input", 3, ""), r = /* @__PURE__ */ M(() => {
		let { line: e, column: r } = t.trouble, { start: i, end: a } = xa(t.trouble), o = e === null ? void 0 : n().split("\n")[e - 1];
		if (e === null || r === null || i === null || a === null || o === void 0) return null;
		let s = _a(n(), a) - _a(n(), i), c = Math.max(o.length - r + 1, 1);
		return {
			line: e,
			text: o,
			carets: " ".repeat(r - 1) + "^".repeat(Math.max(Math.min(s, c), 1))
		};
	});
	var i = Vo(), a = L(i);
	Ro(L(a), { get text() {
		return t.trouble.message;
	} }), k(a);
	var o = B(a, 2), s = (e) => {
		var t = zo(), n = L(t), i = z(n), a = B(n), o = B(a), s = z(o), c = z(B(o), !0);
		k(t), V((e) => {
			J(i, `${W(r).line ?? ""} | `), J(a, `${W(r).text ?? ""}
`), J(s, `${e ?? ""} | `), J(c, W(r).carets);
		}, [() => " ".repeat(String(W(r).line).length)]), q(e, t);
	}, c = /* @__PURE__ */ M(() => W(r) && (n().includes("\n") || W(r).text.length > 0));
	Y(o, (e) => {
		W(c) && e(s);
	});
	var l = B(o, 2), u = (e) => {
		var n = Bo();
		Ro(L(n), { get text() {
			return t.trouble.hint;
		} }), k(n), q(e, n);
	};
	Y(l, (e) => {
		t.trouble.hint && e(u);
	}), k(i), q(e, i), We();
}
// src/components/MoveList.svelte
var Uo = /* @__PURE__ */ K("<p class=\"quiet\">No move.</p>"), Wo = /* @__PURE__ */ K("<span class=\"quiet\" title=\"So many moves lead to the same position but for a symmetry\"> </span>"), Go = /* @__PURE__ */ K("<span class=\"move-value\"> </span>"), Ko = /* @__PURE__ */ K("<span class=\"tag\">wins</span>"), qo = /* @__PURE__ */ K("<span class=\"tag faint\">best</span>"), Jo = /* @__PURE__ */ K("<li><button><span class=\"move-name\"> </span> <!> <!> <!> <!></button></li>"), Yo = /* @__PURE__ */ K("<button> </button>"), Xo = /* @__PURE__ */ K("<button class=\"plain small\"> </button>"), Zo = /* @__PURE__ */ K("<ul></ul> <!> <!>", 1), Qo = /* @__PURE__ */ K("<section><h2> <span class=\"quiet\"> </span></h2> <!></section>");
function $o(e, t) {
	A(t, !0);
	let n = $(t, "mark", 3, () => {}), r = /* @__PURE__ */ P(!1), i = /* @__PURE__ */ P(!1), a = /* @__PURE__ */ M(() => t.rows.some((e) => e.like !== null)), o = /* @__PURE__ */ M(() => W(i) ? t.rows : t.rows.filter((e) => e.like === null)), s = /* @__PURE__ */ M(() => t.rows.reduce((e, t, n) => e.set(t.like ?? n, (e.get(t.like ?? n) ?? 0) + 1), /* @__PURE__ */ new Map())), c = (e) => W(i) ? 1 : W(s).get(t.rows.indexOf(e)) ?? 1, l = /* @__PURE__ */ M(() => W(r) ? W(o) : W(o).slice(0, 60)), u = /* @__PURE__ */ M(() => t.rows.some((e) => !e.best));
	var d = Qo(), f = L(d), p = L(f), m = z(B(p), !0);
	k(f);
	var h = B(f, 2), g = (e) => {
		q(e, Uo());
	}, _ = (e) => {
		var s = Zo(), d = R(s);
		X(d, 21, () => W(l), Rr, (e, r) => {
			var i = Jo(), a = L(i);
			let o;
			var s = L(a), l = z(s, !0), d = B(s, 2), f = (e) => {
				var t = Wo(), n = z(t);
				V((e) => J(n, `× ${e ?? ""}`), [() => c(W(r))]), q(e, t);
			}, p = /* @__PURE__ */ M(() => c(W(r)) > 1);
			Y(d, (e) => {
				W(p) && e(f);
			});
			var m = B(d, 2), h = (e) => {
				var t = Go(), n = z(t, !0);
				V((e) => J(n, e), [() => W(r).value.length > 40 ? `${Ga(W(r).value).slice(0, 38)}…` : Ga(W(r).value)]), q(e, t);
			};
			Y(m, (e) => {
				W(r).value !== void 0 && e(h);
			});
			var g = B(m, 2), _ = (e) => {
				Qa(e, { get outcome() {
					return W(r).outcome;
				} });
			};
			Y(g, (e) => {
				W(r).outcome && e(_);
			});
			var v = B(g, 2), y = (e) => {
				q(e, Ko());
			}, b = (e) => {
				q(e, qo());
			};
			Y(v, (e) => {
				W(r).wins ? e(y) : W(r).best && W(u) && e(b, 1);
			}), k(a), k(i), V(() => {
				o = Z(a, 1, "move", null, o, { wins: W(r).wins }), J(l, W(r).name);
			}), G("click", a, () => {
				n()(null), t.choose(W(r));
			}), pr("pointerenter", a, () => n()(W(r))), pr("pointerleave", a, () => n()(null)), pr("focus", a, () => n()(W(r))), pr("blur", a, () => n()(null)), q(e, i);
		}), k(d);
		var f = B(d, 2), p = (e) => {
			var t = Yo(), n = z(t);
			V(() => J(n, `All ${W(o).length ?? ""}`)), G("click", t, () => F(r, !0)), q(e, t);
		};
		Y(f, (e) => {
			W(o).length > W(l).length && e(p);
		});
		var m = B(f, 2), h = (e) => {
			var t = Xo(), n = z(t, !0);
			V(() => {
				Q(t, "aria-pressed", W(i)), J(n, W(i) ? "Moves that are alike once" : "Each move by itself");
			}), G("click", t, () => F(i, !W(i))), q(e, t);
		};
		Y(m, (e) => {
			W(a) && e(h);
		}), q(e, s);
	};
	Y(h, (e) => {
		t.rows.length === 0 ? e(g) : e(_, -1);
	}), k(d), V((e) => {
		Z(d, 1, `moves ${e ?? ""}`), J(p, `${t.title ?? ""} `), J(m, t.rows.length);
	}, [() => t.player.toLowerCase()]), q(e, d), We();
}
mr(["click"]);
// src/components/Remarks.svelte
var es = /* @__PURE__ */ K("<div class=\"remark columns\"> </div>"), ts = /* @__PURE__ */ K("<span class=\"notation\"> </span>"), ns = /* @__PURE__ */ K("<p class=\"remark\"></p>");
function rs(e, t) {
	A(t, !0);
	let n = /* @__PURE__ */ M(() => {
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
	X(R(r), 17, () => W(n), Rr, (e, t, n, r) => {
		let i = () => W(t).isTable, a = () => W(t).lines;
		var o = Tr(), s = R(o), c = (e) => {
			var t = es(), n = z(t, !0);
			V((e) => J(n, e), [() => a().map(Ja).join("\n")]), q(e, t);
		}, l = (e) => {
			var t = ns();
			X(t, 21, () => qa(a()[0] ?? ""), Rr, (e, t) => {
				let n = () => W(t).text, r = () => W(t).value;
				var i = Tr(), a = R(i), o = (e) => {
					var t = ts(), r = z(t, !0);
					V(() => J(r, n())), q(e, t);
				}, s = (e) => {
					var t = wr();
					V(() => J(t, n())), q(e, t);
				};
				Y(a, (e) => {
					r() ? e(o) : e(s, -1);
				}), q(e, i);
			}), k(t), q(e, t);
		};
		Y(s, (e) => {
			i() ? e(c) : e(l, -1);
		}), q(e, o);
	}), q(e, r), We();
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
var os = /* @__PURE__ */ K("<button> </button>"), ss = /* @__PURE__ */ K("<div class=\"toggle\" role=\"group\" aria-label=\"Who moves\"></div>"), cs = /* @__PURE__ */ K("<strong> </strong>"), ls = /* @__PURE__ */ K("<span></span>"), us = /* @__PURE__ */ K("<span class=\"obligation\"> </span>"), ds = /* @__PURE__ */ K("<!> <!>.", 1), fs = /* @__PURE__ */ K("<progress aria-label=\"It is analysed\"></progress>"), ps = /* @__PURE__ */ K("<div class=\"quiet small\"><!></div>"), ms = /* @__PURE__ */ K("<div class=\"known\" aria-live=\"polite\"><!> <!></div>"), hs = /* @__PURE__ */ K("<nav class=\"made\" aria-label=\"The moves so far\"><button class=\"chip\">Start</button> <!></nav>"), gs = /* @__PURE__ */ K("<option> </option>"), _s = /* @__PURE__ */ K("<button>Let it move</button>"), vs = /* @__PURE__ */ K("<section class=\"widget\" aria-label=\"A board of Tweedle\"><div class=\"tools-row\"><!> <!> <!></div> <div class=\"table\"><div class=\"play\"><!> <p class=\"turn-line\" role=\"status\"><!> <!></p> <!> <!></div> <!></div> <!> <div class=\"tools-row wishes\"><label class=\"inline-label\">Opponent <select><option>none</option><!></select></label> <!> <label class=\"inline-label\"><input type=\"checkbox\"/> Values</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Winning moves</label> <label class=\"inline-label\"><input type=\"checkbox\"/> Misère</label></div></section>");
function ys(e, t) {
	A(t, !0);
	let n = /* @__PURE__ */ P(!1), r = /* @__PURE__ */ P(""), i = /* @__PURE__ */ M(() => t.shared.shown), a = /* @__PURE__ */ M(() => W(i)?.explored ?? null), o = /* @__PURE__ */ M(() => W(i)?.player ?? "Left"), s = /* @__PURE__ */ M(() => W(i)?.line.length ?? 0), c = /* @__PURE__ */ M(() => !W(a) || !W(i) ? [] : as(W(o) === "Left" ? W(a).left : W(a).right, W(o), t.shared.play === "misere" ? null : W(i).analysis, W(i).solution)), l = /* @__PURE__ */ M(() => W(c).map((e) => {
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
	})), u = /* @__PURE__ */ M(() => W(o) === "Left" ? W(a)?.left_obligation : W(a)?.right_obligation), d = /* @__PURE__ */ M(() => t.shared.values || t.shared.winning || !W(a)?.scene.svg), f = /* @__PURE__ */ M(() => [
		{
			act: "undo",
			name: "Undo",
			can: W(s) > 0
		},
		{
			act: "redo",
			name: "Redo",
			can: (W(i)?.undone ?? 0) > 0
		},
		{
			act: "begin",
			name: "New game",
			can: W(s) + (W(i)?.undone ?? 0) > 0
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
	var _ = Tr(), v = R(_), y = (e) => {
		var _ = vs(), v = L(_), y = L(v), b = (e) => {
			var t = ss();
			X(t, 20, () => ["Left", "Right"], (e) => e, (e, t) => {
				var r = os(), i = z(r);
				V((e) => {
					Z(r, 1, e), Q(r, "aria-pressed", W(o) === t && !W(n)), J(i, `${t ?? ""} moves`);
				}, [() => Qr(t.toLowerCase())]), G("click", r, () => h(t)), q(e, r);
			}), k(t), q(e, t);
		};
		Y(y, (e) => {
			W(a).impartial || e(b);
		});
		var x = B(y, 2);
		X(x, 17, () => W(f), ({ act: e, name: t, can: n }) => e, (e, n) => {
			let r = () => W(n).act, i = () => W(n).name, a = () => W(n).can;
			var o = os(), s = z(o, !0);
			V(() => {
				Q(o, "aria-disabled", !a()), J(s, i());
			}), G("click", o, () => a() && t.shared.send({ act: r() })), q(e, o);
		}), Ba(B(x, 2), {
			get explored() {
				return W(a);
			},
			get letters() {
				return W(i).letters;
			},
			edit: m,
			get editing() {
				return W(n);
			},
			set editing(e) {
				F(n, e, !0);
			},
			get brush() {
				return W(r);
			},
			set brush(e) {
				F(r, e, !0);
			}
		}), k(v);
		var S = B(v, 2), C = L(S), w = L(C);
		ma(w, {
			get explored() {
				return W(a);
			},
			get offers() {
				return W(l);
			},
			choose: p,
			get editing() {
				return W(n);
			},
			get brush() {
				return W(r);
			},
			edit: m,
			become: (e) => t.shared.send({
				act: "become",
				position: e
			})
		});
		var ee = B(w, 2), te = L(ee), ne = (e) => {
			var t = cs(), n = z(t, !0);
			V(() => J(n, W(i).over)), q(e, t);
		}, re = (e) => {
			var t = ds(), n = R(t), r = (e) => {
				var t = ls();
				V((e) => Z(t, 1, `dot ${e ?? ""}`), [() => W(o).toLowerCase()]), q(e, t);
			};
			Y(n, (e) => {
				W(a).impartial || e(r);
			});
			var i = B(n), s = B(i), c = (e) => {
				var t = us(), n = z(t);
				V(() => J(n, `, and ${W(u) ?? ""}`)), q(e, t);
			};
			Y(s, (e) => {
				W(u) && e(c);
			}), Te(), V(() => J(i, ` ${(W(a).impartial ? "A player" : W(o)) ?? ""} is to move`)), q(e, t);
		};
		Y(te, (e) => {
			W(i).over ? e(ne) : e(re, -1);
		});
		var T = B(te, 2), ie = (e) => {
			q(e, fs());
		};
		Y(T, (e) => {
			W(i).working && e(ie);
		}), k(ee);
		var ae = B(ee, 2), oe = (e) => {
			Ho(e, { get trouble() {
				return W(i).trouble;
			} });
		};
		Y(ae, (e) => {
			W(i).trouble && e(oe);
		});
		var se = B(ae, 2), ce = (e) => {
			var t = ps();
			rs(L(t), { get lines() {
				return W(i).said;
			} }), k(t), q(e, t);
		};
		Y(se, (e) => {
			W(i).said.length > 0 && e(ce);
		}), k(C);
		var le = B(C, 2), ue = (e) => {
			var n = ms(), r = L(n), s = (e) => {
				Io(e, {
					get analysis() {
						return W(i).analysis;
					},
					get solution() {
						return W(i).solution;
					},
					get value() {
						return W(i).value;
					}
				});
			};
			Y(r, (e) => {
				t.shared.values && e(s);
			});
			var u = B(r, 2), d = (e) => {
				{
					let t = /* @__PURE__ */ M(() => W(a).impartial ? "Moves" : `${W(o)}'s moves`);
					$o(e, {
						get title() {
							return W(t);
						},
						get player() {
							return W(o);
						},
						get rows() {
							return W(l);
						},
						choose: p
					});
				}
			};
			Y(u, (e) => {
				W(c).length > 0 && e(d);
			}), k(n), q(e, n);
		};
		Y(le, (e) => {
			W(d) && e(ue);
		}), k(S);
		var de = B(S, 2), fe = (e) => {
			var n = hs(), r = L(n);
			X(B(r, 2), 17, () => W(i).line, Rr, (e, n, r) => {
				var i = os(), a = z(i, !0);
				V((e) => {
					Z(i, 1, `chip ${e ?? ""}`), Q(i, "aria-current", r + 1 === W(s) ? "step" : void 0), J(a, W(n).name);
				}, [() => W(n).player.toLowerCase()]), G("click", i, () => t.shared.send({
					act: "go",
					moves: r + 1
				})), q(e, i);
			}), k(n), G("click", r, () => t.shared.send({
				act: "go",
				moves: 0
			})), q(e, n);
		};
		Y(de, (e) => {
			W(s) > 0 && e(fe);
		});
		var pe = B(de, 2), me = L(pe), E = B(L(me)), he = L(E);
		he.value = he.__value = "", X(B(he), 17, () => W(i).strategies, ({ name: e, summary: t }) => e, (e, t) => {
			let n = () => W(t).name, r = () => W(t).summary;
			var i = gs(), a = z(i, !0), o = {};
			V(() => {
				Q(i, "title", r()), J(a, n()), o !== (o = n()) && (i.value = (i.__value = o) ?? "");
			}), q(e, i);
		}), k(E);
		var ge;
		li(E), k(me);
		var _e = B(me, 2), ve = (e) => {
			var n = _s();
			V(() => n.disabled = W(i).over !== null), G("click", n, () => t.shared.send({ act: "answer" })), q(e, n);
		};
		Y(_e, (e) => {
			t.shared.opponent && e(ve);
		});
		var ye = B(_e, 2), be = L(ye);
		gi(be), Te(), k(ye);
		var xe = B(ye, 2), D = L(xe);
		gi(D), Te(), k(xe);
		var Se = B(xe, 2), O = L(Se);
		gi(O), Te(), k(Se), k(pe), k(_), V(() => {
			ge !== (ge = t.shared.opponent ?? "") && (E.value = (E.__value = ge) ?? "", ci(E, ge)), vi(be, t.shared.values), vi(D, t.shared.winning), vi(O, t.shared.play === "misere");
		}), G("keydown", _, g), G("change", E, (e) => t.shared.set("opponent", e.currentTarget.value || null)), G("change", be, (e) => t.shared.set("values", e.currentTarget.checked)), G("change", D, (e) => t.shared.set("winning", e.currentTarget.checked)), G("change", O, (e) => t.shared.set("play", e.currentTarget.checked ? "misere" : "normal")), q(e, _);
	};
	Y(v, (e) => {
		W(i) && W(a) && e(y);
	}), q(e, _), We();
}
mr([
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
