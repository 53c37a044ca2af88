"""Sweeps, tiers and proof trees on real engines while workers and drivers are killed: `cargo xtask cluster` runs it, which takes some minutes.

This file is the program of a driver, too: `python test_cluster.py ENGINE FOLDER [ADDRESS]`.
"""

import hashlib
import importlib.util
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from tweedle.distributed import ProofTree, Sweep, Tiers, dask, opened, processes, ray, slurm

#: All octal codes of three digits, all boards of Clobber of three rows and four columns with values, the winners of those of five columns, and who
#: wins Domineering on seven rows and eight columns.
QUESTIONS = {
    "codes": ("codes", {"range": "0.001..0.777", "to": 10_000}),
    "boards": ("table", {"ruleset": "game.grid.Clobber", "rows": "3", "cols": "4", "columns": ["value"]}),
    "tiers": ("tiers", {"ruleset": "game.grid.Clobber", "rows": 3, "cols": 5, "part": 1 << 18}),
    "tree": ("tree", {"position": "game.grid.Domineering(Grid.Empty(7,8))", "first": "Right", "leaf": 5_000}),
}
#: The number of shards, and how often a driver and a worker are killed.
SHARDS, DRIVERS_KILLED, WORKERS_KILLED = 48, 5, 20


def drive(engine, folder, address=None):
    """Lets an engine compute what is missing in a folder."""
    sweep = opened(folder)
    if engine == "processes":
        processes(sweep, workers=2)
    elif engine == "dask":
        from dask.distributed import Client

        with Client(address) as client:
            dask(sweep, client)
    elif engine == "ray":
        import ray as cluster

        cluster.init(address=address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}})
        ray(sweep)
    elif engine == "slurm":
        slurm(sweep, 2)


def pids(pattern):
    """The numbers of the processes of this user whose command has a pattern."""
    found = subprocess.run(["pgrep", "-f", pattern], capture_output=True, text=True)
    return [int(it) for it in found.stdout.split() if int(it) != os.getpid()]


def kill(pid):
    """Kills a process, if it is there."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


@unittest.skipUnless(os.environ.get("TWEEDLE_CLUSTER") and shutil.which("pgrep"), "it takes minutes: `cargo xtask cluster` runs it")
class Engines(unittest.TestCase):
    """Each engine gives the bytes of one process, whoever is killed meanwhile."""

    @classmethod
    def setUpClass(cls):
        """Each question by one process, with one thread and with two."""
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder, ignore_errors=True)
        cls.expected = {}
        for name in QUESTIONS:
            texts = []
            for threads in (1, 2):
                sweep = cls.sweep(f"{name}-{threads}", name)
                begun = time.monotonic()
                sweep.run(threads=threads)
                print(f"{name}, one process, threads {threads}: {time.monotonic() - begun:.1f} s", flush=True)
                texts.append(cls.digest(sweep))
            assert texts[0] == texts[1], name
            cls.expected[name] = texts[0]

    @classmethod
    def sweep(cls, folder, name):
        """A sweep of one of the questions, in a new folder."""
        question, fields = QUESTIONS[name]
        if question == "tiers":
            return Tiers.plan(os.path.join(cls.folder, folder), **fields)
        if question == "tree":
            return ProofTree.plan(os.path.join(cls.folder, folder), **fields)
        return Sweep.plan(os.path.join(cls.folder, folder), question, shards=SHARDS, **fields)

    @staticmethod
    def digest(sweep):
        """A sum of the bytes of all shards. Of a tree what its proof proves, as there are many proofs."""
        if isinstance(sweep, ProofTree):
            proof = sweep.merge(os.path.join(sweep.folder, "won.proof"))["proof"]
            checked = ProofTree.check(proof)
            return (checked["first"], checked["winner"])
        if isinstance(sweep, Tiers):
            files, count = sorted(Path(sweep.folder, "tiers").glob("*.tiers")), sweep.status()["parts"]
        else:
            files, count = sorted(Path(sweep.folder, "shards").glob("*.jsonl")), sweep.shards
        assert len(files) == count, f"{len(files)} of {count} shards are there"
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()

    def check(self, engine, workers, address=None):
        """Drivers run until all is there; some of them and of their workers are killed, which `workers()` lists."""
        chance = random.Random(7)
        for name in QUESTIONS:
            sweep = self.sweep(f"{name}-{engine}", name)
            begun, drivers, killed = time.monotonic(), 0, 0
            while not self.is_whole(sweep):
                command = [sys.executable, __file__, engine, sweep.folder, *([address] if address else [])]
                with open(os.path.join(self.folder, f"{engine}.log"), "ab") as log:
                    driver = subprocess.Popen(command, stdout=log, stderr=log)
                die = time.monotonic() + (chance.uniform(2, 6) if drivers < DRIVERS_KILLED else 1e9)
                while driver.poll() is None:
                    time.sleep(chance.uniform(0.5, 1.5))
                    if time.monotonic() > die:
                        driver.kill()
                        drivers += 1
                        driver.wait()
                        break
                    there = workers()
                    if killed < WORKERS_KILLED and there:
                        killed += kill(chance.choice(there))
                self.assertLess(time.monotonic() - begun, 600, Path(self.folder, f"{engine}.log").read_text(errors="replace")[-3000:])
            seconds = time.monotonic() - begun
            print(f"{name}, {engine}: {seconds:.1f} s; killed: {drivers} drivers, {killed} workers", flush=True)
            self.assertEqual(self.digest(sweep), self.expected[name])
            if not isinstance(sweep, ProofTree):
                self.assertEqual(sweep.status(check=True)["damaged"], [])
            # All may be there before anybody is killed.
            self.assertTrue(drivers + killed or name != "boards")

    @staticmethod
    def is_whole(sweep):
        """True if no shard is missing."""
        return next(sweep.missing(), None) is None

    def test_processes(self):
        """Two processes."""
        self.check("processes", lambda: pids("multiprocessing.spawn import spawn_main"))

    @unittest.skipUnless(importlib.util.find_spec("distributed"), "Dask is not installed")
    def test_dask(self):
        """A scheduler, and two workers, which are begun again when they are killed."""
        file = os.path.join(self.folder, "dask.json")
        cli = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--no-dashboard", "--port", "0", "--scheduler-file", file]
        log = open(os.path.join(self.folder, "dask-cluster.log"), "wb")
        self.addCleanup(log.close)
        self.start(cli, log)
        for _ in range(2):
            # A worker that is killed while it begins is not begun again by its nanny.
            worker = ["sh", "-c", 'while true; do "$@"; done', "sh", sys.executable, "-m", "distributed.cli.dask_worker"]
            self.start([*worker, "--scheduler-file", file, "--nthreads", "1", "--no-dashboard", "--local-directory", self.folder], log)
        while not os.path.exists(file):
            time.sleep(0.2)
        address = json.loads(Path(file).read_text(encoding="utf-8"))["address"]
        self.check("dask", lambda: pids("multiprocessing.spawn import spawn_main"), address)

    def start(self, command, log):
        """Starts a process that ends with the test."""
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        self.addCleanup(process.wait)
        self.addCleanup(lambda: os.killpg(process.pid, signal.SIGKILL))

    @unittest.skipUnless(importlib.util.find_spec("ray"), "Ray is not installed")
    def test_ray(self):
        """A head and a second node, with a processor each."""
        from ray.cluster_utils import Cluster

        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self.addCleanup(cluster.shutdown)
        cluster.add_node(num_cpus=1)
        self.check("ray", lambda: pids("^ray::(compute|work)"), cluster.address)

    @unittest.skipUnless(shutil.which("sbatch") and shutil.which("sinfo"), "SLURM is not installed")
    def test_slurm(self):
        """An array of two jobs; a job that is killed is begun again by the next driver."""
        if subprocess.run(["sinfo"], capture_output=True).returncode != 0:
            self.skipTest("there is no controller of SLURM")

        def workers():
            """The processes of jobs."""
            return pids("tweedle.distributed run")

        def rest():
            """Ends what the killed drivers have left in the queue."""
            subprocess.run(["scancel", "--name=tweedle", "--signal=KILL"], capture_output=True)

        self.addCleanup(rest)
        self.check("slurm", workers)


if __name__ == "__main__":
    drive(*sys.argv[1:])
