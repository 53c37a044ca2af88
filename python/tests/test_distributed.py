"""Sweeps, tiers and proof trees by processes, Dask, Ray and SLURM, and the same results as in one process."""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tweedle
from tweedle.distributed import ProofTree, Sweep, Tiers, compute, dask, opened, processes, ray, slurm
from tweedle.distributed._keeper import Keeper, work_on_copy

BOARDS = {"ruleset": "game.grid.Clobber", "rows": "1..2", "cols": 4, "columns": ["value", "outcome"]}


def has(module):
    """True if a module is installed."""
    return importlib.util.find_spec(module) is not None


class Drivers(unittest.TestCase):
    """Each driver gives what one process gives."""

    def setUp(self):
        """A folder for a sweep."""
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def sweep(self, shards=12):
        """A sweep of small boards."""
        return Sweep.plan(os.path.join(self.folder, "sweep"), "table", shards=shards, **BOARDS)

    def check(self, sweep):
        """The sweep has all of the table."""
        self.assertEqual(sweep.merge().rows, tweedle.table(**BOARDS).rows)
        self.assertEqual(sweep.status(check=True)["damaged"], [])

    def test_one_process(self):
        """Shards one after the other, a part of them first; the same text each time."""
        sweep = self.sweep()
        sweep.run(sweep.part(2, 3))
        self.assertEqual(sweep.status()["missing"], [1, 2, 3, 4, 9, 10, 11, 12])
        with self.assertRaises(tweedle.InputError):
            sweep.merge()
        sweep.run()
        self.check(sweep)
        first = compute(sweep.text, 3)
        self.assertEqual(first.text, Path(sweep.folder, "shards", "000003.jsonl").read_text(encoding="utf-8"))
        self.assertEqual(first.text, compute(sweep.text, 3, threads=2).text)

    def test_other_questions(self):
        """Codes, families and lists of questions."""
        codes = Sweep.plan(os.path.join(self.folder, "codes"), "codes", range="0.1..0.37", to=200, shards=3)
        codes.run()
        rows = tweedle.ask("codes", range="0.1..0.37", to=200)["rows"]
        self.assertEqual(codes.merge(), rows)
        family = Sweep.plan(os.path.join(self.folder, "family"), "family", input="game.heap.Kayles(n)", last=9, shards=4)
        family.run()
        self.assertEqual(family.merge()["rows"], tweedle.ask("family", input="game.heap.Kayles(n)", last=9)["rows"])
        questions = [{"ask": "nimber", "input": "game.heap.Kayles(5)"}, {"ask": "evaluate", "input": "1 +"}]
        lists = Sweep.plan(os.path.join(self.folder, "list"), questions, shards=2)
        lists.run()
        self.assertEqual([lists.merge()[0]["nimber"], "error" in lists.merge()[1]], [4, True])

    def test_refused(self):
        """What is no sweep, no shard, or one of another plan."""
        sweep = self.sweep()
        other = Sweep.plan(os.path.join(self.folder, "other"), "codes", range="0.1..0.7", shards=2)
        with self.assertRaises(tweedle.TweedleError):
            sweep.store(compute(other.text, 1))
        with self.assertRaises(tweedle.InputError):
            compute(sweep.text, 13)
        with self.assertRaises(tweedle.InputError):
            compute("no plan", 1)
        with self.assertRaises(tweedle.InputError):
            Sweep.plan(sweep.folder, "codes", range="0.1..0.7", shards=2)
        with self.assertRaises(tweedle.TweedleError):
            Sweep(self.folder)
        with self.assertRaises(tweedle.MemoryLimitError):
            compute(sweep.text, 12, memory=1 << 16)
        with self.assertRaises(tweedle.InputError):
            processes(sweep, workers=0)

    def test_processes(self):
        """Two processes, one of which is killed now and then."""
        sweep, done = self.sweep(30), threading.Event()

        def kill():
            """Kills a worker."""
            while not done.wait(0.7):
                listed = subprocess.run(["pgrep", "-P", str(os.getpid()), "-f", "spawn_main"], capture_output=True, text=True)
                for worker in listed.stdout.split()[:1]:
                    os.kill(int(worker), signal.SIGKILL)
                    return

        killer = threading.Thread(target=kill)
        if shutil.which("pgrep"):
            killer.start()
        try:
            processes(sweep, workers=2)
        finally:
            done.set()
        self.check(sweep)

    def test_command(self):
        """The command that jobs of SLURM run."""
        sweep = self.sweep()
        for part in ("1/2", "2/2"):
            subprocess.run([sys.executable, "-m", "tweedle.distributed", "run", sweep.folder, "--shard", part], check=True, stdout=subprocess.DEVNULL)
        self.check(sweep)
        bad = subprocess.run([sys.executable, "-m", "tweedle.distributed", "run", sweep.folder, "--shard", "3/2"], capture_output=True, text=True)
        self.assertEqual(bad.returncode, 2)
        self.assertIn("no part 3", bad.stderr)

    def tiers(self, name="tiers", **fields):
        """Tiers of small boards."""
        return Tiers.plan(os.path.join(self.folder, name), "game.grid.Clobber", rows=2, cols=4, **fields)

    def check_tiers(self, tiers):
        """All parts are there, with the bytes of one process."""
        alone = self.tiers("alone")
        alone.run()
        for part in Path(alone.folder, "tiers").glob("*.tiers"):
            self.assertEqual(part.read_bytes(), Path(tiers.folder, "tiers", part.name).read_bytes())
        self.assertEqual(tiers.status(check=True)["positions_done"], 3**8)

    def test_tiers(self):
        """Tiers by one process: a database that changes no answer; other play, other boards, and what is refused."""
        tiers = self.tiers()
        self.assertEqual(tiers.status()["done"], 0)
        tiers.run(threads=2)
        file = os.path.join(self.folder, "clobber.tiers")
        self.assertEqual(tiers.merge(file)["positions"], 3**8)
        self.check_tiers(tiers)
        board = tweedle.Clobber("xoxo|o.xo")
        before = board.outcome
        with tweedle.using(tweedle.Session()):
            tweedle.open_database(file)
            self.assertEqual(tweedle.Clobber("xoxo|o.xo").outcome, before)
        self.assertEqual(self.tiers("misere", play="misere").status()["play"], "misere")
        self.assertLess(self.tiers("below", board="xoxo|oxo.").status()["tiers"], tiers.status()["tiers"])
        with self.assertRaises(tweedle.InputError):
            self.tiers("tiers", play="misere")
        with self.assertRaises(tweedle.InputError):
            Tiers.plan(os.path.join(self.folder, "nim"), "game.heap.Nim", cols=3)
        with self.assertRaises(tweedle.TweedleError):
            Tiers(self.folder)
        with self.assertRaises(tweedle.TweedleError):
            tweedle.open_database(os.path.join(tiers.folder, "plan.json"))

    def test_tiers_by_processes(self):
        """Two processes, and the command that jobs of SLURM run."""
        tiers = self.tiers()
        processes(tiers, workers=2)
        self.check_tiers(tiers)
        jobs = self.tiers("jobs")
        subprocess.run([sys.executable, "-m", "tweedle.distributed", "run", jobs.folder], check=True, stdout=subprocess.DEVNULL)
        self.check_tiers(jobs)

    def tree(self, name="tree", position="game.grid.Domineering(Grid.Empty(7,7))", **fields):
        """The tree of a small position, whose leaves are small, so that there are many."""
        return ProofTree.plan(os.path.join(self.folder, name), position, leaf=40, **fields)

    def check_tree(self, tree, first="Left", winner="Left"):
        """The winner is known, and the proof is right."""
        state = tree.status()
        self.assertEqual((state["winners"], state["proved"]), ([winner], state["leaves"]))
        self.assertGreater(state["searches"], 1)
        file = tree.merge(os.path.join(self.folder, "won.proof"))["proof"]
        checked = ProofTree.check(file, state["position"], first=first)
        self.assertEqual((checked["first"], checked["winner"]), (first, winner))

    def test_trees(self):
        """A tree by one process, and what is refused."""
        tree = self.tree(first="Left")
        self.assertEqual((tree.status()["winners"], tree.is_done()), ([None], False))
        with self.assertRaises(tweedle.InputError):
            tree.merge(os.path.join(self.folder, "none.proof"))
        tree.run(proves=False)
        self.assertEqual((tree.status()["winners"], tree.is_done()), (["Left"], False))
        tree.run(threads=2)
        self.check_tree(tree)
        self.assertIn("leaves are proved", opened(tree.folder).progress())
        file = os.path.join(self.folder, "won.proof")
        for position, first in (("game.grid.Domineering(Grid.Empty(7,8))", "Left"), (None, "Right")):
            with self.assertRaises(tweedle.InputError):
                ProofTree.check(file, position, first=first)
        both = self.tree("both", tweedle.Clobber("xoxo|oxox|xoxo"))
        both.run()
        winners = [tweedle.Clobber("xoxo|oxox|xoxo").solve(first=first)["turns"][0]["winner"] for first in ("Left", "Right")]
        self.assertEqual(both.status()["winners"], winners)
        for bad in (lambda: self.tree(first="Right"), lambda: self.tree("nim", "game.heap.Nim(3)"), lambda: self.tree("none", "1 +")):
            with self.assertRaises(tweedle.InputError):
                bad()
        with self.assertRaises(tweedle.InputError):
            self.tree("who", first="nobody")
        with self.assertRaises(tweedle.TweedleError):
            ProofTree(self.folder)
        with self.assertRaises(tweedle.TweedleError):
            Tiers(tree.folder)

    def test_trees_by_processes(self):
        """Two processes, and the command that jobs of SLURM run."""
        tree = self.tree(first="Left")
        processes(tree, workers=2)
        self.check_tree(tree)
        jobs = self.tree("jobs", first="Left")
        command = [sys.executable, "-m", "tweedle.distributed", "run", jobs.folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.check_tree(jobs)
        bad = subprocess.run([*command, "--shard", "1/2"], capture_output=True, text=True)
        self.assertEqual(bad.returncode, 2)
        self.assertIn("without `--shard`", bad.stderr)

    def test_trees_on_copies(self):
        """Workers who do not see the folder: a keeper has it."""
        tree = self.tree(first="Left")
        keeper, one_at_a_time = Keeper(tree.folder), threading.Lock()
        asked = []

        def ask(method, *arguments):
            with one_at_a_time:
                asked.append(method)
                return getattr(keeper, method)(*arguments)

        def broken(method, *arguments):
            if method == "lease" and asked.count("lease") >= 2:
                raise ConnectionError("the network is down")
            return ask(method, *arguments)

        with self.assertRaisesRegex(ConnectionError, "the network is down"):
            work_on_copy(1, broken)
        self.assertEqual(keeper.leases, {})
        before = tree.status()
        self.assertEqual((before["winners"], before["searches"]), ([None], 2))
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda worker: work_on_copy(worker, ask, memory=1 << 28), (1, 2)))
        self.check_tree(tree)
        # Three logs: of the worker who was cut off, and of each of the others.
        logs = sorted(os.listdir(os.path.join(tree.folder, "logs")))
        self.assertEqual(logs, ["000001.jsonl", "000002.jsonl", "000003.jsonl"])

    def test_keeper(self):
        """A turn is leased to one worker; a piece that is sent twice is written once; files with other names are refused."""
        keeper = Keeper(self.tree(first="Left").folder)
        self.assertTrue(keeper.lease(1, "a"))
        self.assertFalse(keeper.lease(2, "a"))
        self.assertTrue(keeper.lease(2, "b"))
        self.assertTrue(keeper.lease(1, "c"))
        self.assertTrue(keeper.lease(2, "a"))
        keeper.ended(2)
        self.assertEqual(keeper.leases, {1: "c"})
        for _ in range(2):
            self.assertEqual(keeper.exchange({}, [("000007.jsonl", 0, b"ab")], []), ([("000007.jsonl", 0, b"ab")], []))
        self.assertEqual(keeper.exchange({"000007.jsonl": 1}, [("000007.jsonl", 2, b"cd")], []), ([("000007.jsonl", 1, b"bcd")], []))
        self.assertEqual(Keeper(keeper.folder).begin()[1], 8)
        for logs, proofs in (([("../plan.json", 0, b"")], []), ([], [("../plan.json", b"")])):
            with self.assertRaises(ValueError):
                keeper.exchange({}, logs, proofs)

    @unittest.skipUnless(has("distributed"), "Dask is not installed")
    def test_dask(self):
        """A scheduler and two workers as processes, one of which is killed."""
        from dask.distributed import Client, LocalCluster

        with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster, Client(cluster) as client:
            sweep = self.sweep(30)
            workers = client.run(os.getpid)
            threading.Timer(0.3, os.kill, (next(iter(workers.values())), signal.SIGKILL)).start()
            dask(sweep, client)
            self.check(sweep)
            tiers = self.tiers()
            dask(tiers, client)
            self.check_tiers(tiers)
            tree = self.tree(first="Left")
            dask(tree, client)
            self.check_tree(tree)

    @unittest.skipUnless(has("ray"), "Ray is not installed")
    def test_ray(self):
        """A cluster of one node with two processors."""
        import ray as engine

        engine.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}})
        try:
            sweep = self.sweep()
            ray(sweep)
            self.check(sweep)
            tiers = self.tiers()
            ray(tiers)
            self.check_tiers(tiers)
            tree = self.tree(first="Left")
            ray(tree)
            self.check_tree(tree)
        finally:
            engine.shutdown()

    @unittest.skipUnless(shutil.which("sbatch") and shutil.which("sinfo"), "SLURM is not installed")
    def test_slurm(self):
        """An array of two jobs."""
        if subprocess.run(["sinfo"], capture_output=True).returncode != 0:
            self.skipTest("there is no controller of SLURM")
        sweep = self.sweep()
        slurm(sweep, 2)
        self.check(sweep)
        tiers = self.tiers()
        slurm(tiers, 2)
        self.check_tiers(tiers)
        tree = self.tree(first="Left")
        slurm(tree, 2)
        self.check_tree(tree)


if __name__ == "__main__":
    unittest.main()
