"""An actor-critic on Clans with PyTorch, a file to begin from: `pip install torch`, then run it.

One small net looks at every border in turn: the huts of the own clan and of all clans where the move starts and where
it ends, and how many stand around both. It gives each move a weight and, from what all borders show together, the
position a value. It learns from batches of games against itself: each decision is made likelier by how much better the
game ended than was expected.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn

from nemeton import envs
from nemeton.games.clans.data import BORDERS

GAMES, WIDTH, AREAS, CLANS = 128, 32, 60, 5
FROM = torch.tensor([start - 1 for start, _ in BORDERS])
TO = torch.tensor([end - 1 for _, end in BORDERS])
BESIDE = torch.zeros(AREAS, AREAS).index_put((FROM, TO), torch.ones(()))
EPOCHS = slice(425, 430)  # of an observation with two seats: docs/observations.md


def borders(seen: Tensor) -> Tensor:
    """What each border shows: games x borders x features."""
    huts = seen[:, 5:305].reshape(-1, AREAS, CLANS) * 3
    own = (huts * seen[:, None, -10:-5]).sum(2)
    areas = torch.stack([own, huts.sum(2), own @ BESIDE, huts.sum(2) @ BESIDE], 2)
    epoch = seen[:, None, EPOCHS].expand(-1, len(BORDERS), -1)
    return torch.cat([areas[:, FROM], areas[:, TO], epoch], 2)


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(8 + 5, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """What to do, among the legal moves, and the share of the win that is expected."""
        body = self.body(borders(seen))
        weights = torch.zeros(mask.shape)  # those of the sixty other moves, in which order to found, stay equal
        weights[:, : len(BORDERS)] = self.policy(body).squeeze(-1)
        chances = torch.distributions.Categorical(logits=weights.masked_fill(mask == 0, -torch.inf))
        return chances, self.value(body.mean(1)).squeeze(-1).sigmoid()


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
    optimizer.zero_grad()
    for running, seen, mask, seats, moves in decisions:
        chances, expected = net(seen, mask)
        reached = returns[torch.arange(GAMES), seats]
        surprise = (reached - expected).detach()
        gain = chances.log_prob(moves) * surprise + 0.002 * chances.entropy() - (reached - expected) ** 2
        (-(gain * running).sum() / GAMES).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()


def against_random(net: Net, seed: int) -> float:
    """The share of the wins, on either seat."""
    first, second = play([net, None], seed)[1], play([None, net], seed)[1]
    return float((first[:, 0].mean() + second[:, 1].mean()) / 2)


if __name__ == "__main__":
    torch.manual_seed(1)
    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-2)
    for step in range(41):
        if step % 10 == 0:
            print(f"{step:3} batches: {against_random(net, 99):.1%} against random play", flush=True)
        learn(net, optimizer, 1000 * (step + 1))
