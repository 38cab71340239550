"""An actor-critic on Clans with PyTorch, a file to read and to begin from: `pip install torch`, then run it.

A small net sees the whole observation and gives every move a weight and the position a value. It learns from a batch of
games against itself: each decision of a game is made likelier by how much better the game ended than was expected.
Knowing nothing of borders and huts it learns slowly: the features of `clans_policy.py` are a good first change.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from nemeton import envs

GAMES, WIDTH = 256, 256


class Net(nn.Module):
    def __init__(self, seen: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, moves), nn.Linear(WIDTH, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """What to do, among the legal moves, and the share of the win that is expected."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -torch.inf)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1).sigmoid()


def play(nets: list[Net | None], seed: int) -> tuple[list[tuple[Tensor, ...]], Tensor]:
    """A batch of games to their end, each seat by its own net (None: at random): the decisions and the returns."""
    env = envs.vector("clans", GAMES, players=2)
    rows, infos = env.reset(seed=seed)
    running, returns = torch.ones(GAMES, dtype=torch.bool), torch.zeros(GAMES, 2)
    decisions = []
    while running.any():
        seen, mask = torch.from_numpy(rows["observation"]), torch.from_numpy(rows["action_mask"])
        seats, moves = torch.from_numpy(infos["seats"]), torch.from_numpy(env.sample())
        with torch.no_grad():
            for seat, net in enumerate(nets):
                if net is not None:
                    moves = torch.where(seats == seat, net(seen, mask)[0].sample(), moves)
        decisions.append((running.clone(), seen, mask, seats, moves))
        rows, _, ended, _, infos = env.step(moves.numpy())
        over = running & torch.from_numpy(ended)
        returns[over] = torch.from_numpy(infos["returns"]).float()[over]
        running &= ~over
    return decisions, returns


def learn(net: Net, optimizer: torch.optim.Optimizer, seed: int) -> None:
    """One batch against itself, and one step."""
    decisions, returns = play([net, net], seed)
    loss = torch.zeros(())
    for running, seen, mask, seats, moves in decisions:
        chances, expected = net(seen, mask)
        reached = returns[torch.arange(GAMES), seats]
        surprise = (reached - expected).detach()
        gain = chances.log_prob(moves) * surprise + 0.01 * chances.entropy() - (reached - expected) ** 2
        loss = loss - (gain * running).sum() / GAMES
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()


def against_random(net: Net, seed: int) -> float:
    """The share of the wins, on either seat."""
    first, second = play([net, None], seed)[1], play([None, net], seed)[1]
    return float((first[:, 0].mean() + second[:, 1].mean()) / 2)


if __name__ == "__main__":
    torch.manual_seed(1)
    space = envs.vector("clans", 1, players=2)
    net = Net(space.single_observation_space["observation"].shape[0], int(space.single_action_space.n))
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    for step in range(201):
        if step % 20 == 0:
            print(f"{step:3} batches: {against_random(net, 99):.1%} against random play", flush=True)
        learn(net, optimizer, 1000 * (step + 1))
