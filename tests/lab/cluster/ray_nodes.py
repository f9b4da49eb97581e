"""A Ray cluster of several nodes on this machine, for tests. Run by a Python that has Ray.

It says the address, and the port for those who come from outside. Then it ends a node for each line that it
reads, and all of them when there is nothing more to read.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

from ray.cluster_utils import Cluster

WORKERS = 2
TRIES = 4
NODE = {
    "num_cpus": 1,
    "object_store_memory": 100_000_000,
    "include_dashboard": False,
    "include_log_monitor": False,
    "node_ip_address": "127.0.0.2",  # Ray takes 127.0.0.1 for the address by which others reach this machine
}


def free_port() -> int:
    with socket.socket() as make_work:
        make_work.bind((NODE["node_ip_address"], 0))
        port: int = make_work.getsockname()[1]
        return port


def started() -> tuple[Cluster, list[Any], int]:
    """Ray gives a node 30 seconds to start, which a busy machine may not be able to do at once."""
    for attempt in range(1, TRIES + 1):
        outside = free_port()
        cluster = Cluster()
        try:
            cluster.add_node(**NODE, no_monitor=True, ray_client_server_port=outside)
            return cluster, [cluster.add_node(**NODE) for _ in range(WORKERS)], outside
        except Exception:  # it has no class of its own for that
            cluster.shutdown()
            if attempt == TRIES:
                raise
    raise AssertionError


def main() -> None:
    cluster, workers, outside = started()
    try:
        print(cluster.address, outside, flush=True)
        for _ in sys.stdin:
            cluster.remove_node(workers.pop(), allow_graceful=False)
            print("gone", flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
