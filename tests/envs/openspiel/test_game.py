from __future__ import annotations

import random
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

SMALL = "red7(colours=2,numbers=2,hand=1)"
GAMES = (
    "red7",
    SMALL,
    "red7(rules=v1.2+draw+actions,players=4)",
    "red7(rules=v1.1+draw!+actions,players=3)",
    "red7(rules=v1.3+match,players=2)",
)


def dealt(game: Any, seed: int) -> Any:
    """Return a state after the deal."""
    chance, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node():
        cards, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(cards, shares)[0])
    return state


def played(game: Any, seed: int) -> list[Any]:
    """Return all states of a random game."""
    chance, states = random.Random(seed), [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(chance.choice(states[-1].legal_actions())))
    return states


@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_the_tests_of_openspiel(pyspiel: Any, name: str) -> None:
    game = pyspiel.load_game(name)
    assert pyspiel.load_game(str(game)).new_initial_state().table.setup == game.setup
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def api() -> Any:
    """The conditions that OpenSpiel checks of its own games."""
    return import_module("open_spiel.integration_tests.api_test")


@pytest.mark.parametrize(
    "name",
    [
        SMALL,
        "red7(rules=v1.2+draw+actions,colours=2,numbers=3,hand=1)",
        "red7(rules=v1.1+draw!,colours=2,numbers=3,hand=1)",
        "red7(rules=v1.3,colours=3,numbers=2,hand=1)",
        "red7(players=3,colours=3,numbers=2,hand=1)",
    ],
)
def test_a_whole_tree_meets_the_conditions_of_openspiel(pyspiel: Any, api: Any, name: str) -> None:
    game = pyspiel.load_game(name)
    recalled = api._assert_is_perfect_recall(game)
    case: Any = type("Tree", (api.EnforceAPIOnFullTreeBase,), {"game": game, "game_name": name})
    case.setUpClass()
    for check in dir(case):
        # How many nodes there are is known of OpenSpiel's own games alone.
        if check.startswith("test_") and "number" not in check and "perfect_recall" not in check:
            getattr(case(check), check)()
    opened: dict[tuple[int, str], list[int]] = {}
    for state in case.all_states:
        if not state.is_chance_node() and not state.is_terminal():
            key = state.current_player(), state.information_state_string()
            assert opened.setdefault(key, state.legal_actions()) == state.legal_actions()
            assert state.legal_actions() == sorted(state.legal_actions())
    assert {(text, player) for player, text in opened} == set(recalled)
    check_one_to_one(case.all_states, range(game.num_players()))


def check_one_to_one(states: list[Any], players: range) -> None:
    """Check that numbers tell a player just what the text does: so they are recalled as well."""
    texts: dict[tuple[int, bytes], str] = {}
    numbers: dict[tuple[int, str], bytes] = {}
    for state in states:
        for player in players:
            text = state.information_state_string(player)
            tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
            assert texts.setdefault((player, tensor), text) == text
            assert numbers.setdefault((player, text), tensor) == tensor
    assert len(texts) == len(numbers) > 10


def test_some_states_meet_the_conditions_of_openspiel(pyspiel: Any, api: Any) -> None:
    game = pyspiel.load_game("red7(rules=v1.2+draw+actions,players=3)")
    given = {
        "game": game,
        "game_name": "red7",
        "game_type": game.get_type(),
        "some_states": played(game, 1),
    }
    case: Any = type("Some", (api.EnforceAPIOnPartialTreeBase,), given)
    for check in dir(case):
        if check.startswith("test_"):
            getattr(case(check), check)()


def test_a_draw_is_chosen_by_its_player_and_dealt_by_chance(pyspiel: Any) -> None:
    state = pyspiel.load_game("red7(rules=v1.2+draw)").new_initial_state()
    cards = ["V1V2V3V4V5V6R7", "I1I2I3I4I5I6O7", "R1", "G6"]
    for hand in (*cards[:2], *cards[2:]):
        for at in range(0, len(hand), 2):
            state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, hand[at : at + 2]))
    assert state.current_player() == 0
    for step in ("+R7", ">V5", "!"):
        state.apply_action(state.string_to_action(step))
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 33
    assert " !" in state.information_state_string(0)
    state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, "B5"))
    assert state.current_player() == 1
    assert "!B5" in state.information_state_string(0)
    assert "B5" not in state.information_state_string(1)


def test_observers_tell_each_player_what_is_asked_for(pyspiel: Any) -> None:
    game = pyspiel.load_game("red7")
    state = dealt(game, 5)
    kinds, both = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = game.make_py_observer(kinds(perfect_recall=True, private_info=both.NONE))
    own = game.make_py_observer(kinds(perfect_recall=False, public_info=False))
    whole = game.make_py_observer(kinds(perfect_recall=True))
    hand = str(state.view(0).hand(1))
    assert own.string_from(state, 0) == hand
    assert hand in whole.string_from(state, 0)
    assert hand not in whole.string_from(state, 1)
    assert (
        public.string_from(state, 0) == public.string_from(state, 1) == f"0: {state.table.view(0)}"
    )
    for observer in (public, own, whole):
        observer.set_from(state, 0)
    assert public.dict["events"][:16, 2].tolist().count(0) == 14
    assert whole.dict["events"][:16, 2].tolist().count(0) == 7
    assert own.dict["hand"].sum() == 7
    with pytest.raises(ValueError, match="no player sees all hands"):
        game.make_py_observer(kinds(perfect_recall=True, private_info=both.ALL_PLAYERS))


def test_what_everybody_sees_is_told_as_numbers(pyspiel: Any) -> None:
    game = pyspiel.load_game("red7(rules=v1.2+draw+actions,players=4)")
    kinds, both = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = game.make_py_observer(kinds(perfect_recall=False, private_info=both.NONE))
    chance, known = random.Random(2), 0
    for state in (state for seed in range(12) for state in played(game, seed)):
        public.set_from(state, 0)
        view = state.table.view(0)
        if view is None:
            assert not public.tensor.any()
            continue
        told = public.dict
        for seat in range(4):
            assert [*np.flatnonzero(told["palettes"][seat])] == sorted(view.palette(seat + 1))
            assert told["hand_sizes"][seat] == view.hand_size(seat + 1)
            assert told["inside"][seat] == (seat + 1 in view.seats_in)
            assert told["known"][seat].sum() == view.known[seat].bit_count()
        assert told["gone"].sum() == view.gone.bit_count()
        assert np.flatnonzero(told["mover"]).tolist() == [view.turn - 1]
        assert np.flatnonzero(told["canvas"]).tolist() == [int(view.canvas)]
        assert told["deck_size"] == view.deck_size
        assert told["phase"].sum() == 1
        assert told["laid"].sum() == view.deck_known
        known += int(told["laid"].sum() + told["known"].sum())
        if not state.is_terminal():
            first = public.tensor.copy()
            public.set_from(state.resample_from_infostate(0, chance.random), 2)
            assert np.array_equal(public.tensor, first)
    assert known > 10, known


@pytest.mark.parametrize(
    "name",
    ["red7(rules=v1.3,players=3)", "red7(rules=v1.1+draw+actions,players=4)", "red7"],
)
def test_any_player_may_imagine_other_cards_at_any_time(pyspiel: Any, name: str) -> None:
    game, chance, changed = pyspiel.load_game(name), random.Random(4), 0
    for seed in range(8):
        for state in played(game, seed):
            if state.is_terminal() or state.view(0) is None:
                continue
            for player in range(game.num_players()):
                world = state.resample_from_infostate(player, chance.random)
                told = state.information_state_string(player)
                assert world.information_state_string(player) == told
                assert world.current_player() == state.current_player()
                changed += str(world) != str(state)
    assert changed > 100


def test_regret_minimisation_makes_a_small_game_less_and_less_exploitable(pyspiel: Any) -> None:
    game = pyspiel.load_game(SMALL)
    solver = pyspiel.CFRSolver(game)
    found = []
    for iteration in range(1, 17):
        solver.evaluate_and_update_policy()
        if iteration in {1, 2, 4, 8, 16}:
            found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert all(later < 0.6 * earlier for earlier, later in pairwise(found)), found
    assert found[0] > 0.1
    assert found[-1] < 0.02


def test_information_set_search_plays_whole_games_against_green(pyspiel: Any) -> None:
    game = pyspiel.load_game("red7")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    bots = import_module("red7.envs.openspiel")
    chance = np.random.RandomState(2)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 12, random_state=chance
    )
    for first in (0, 1):
        players = [search, bots.Red7Bot("green", 1 - first)]
        state = dealt(game, first)
        while not state.is_terminal():
            player = players[state.current_player() != first]
            state.apply_action(int(player.step(state)))
        assert sorted(state.returns()) == [-1, 1]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_episode(pyspiel: Any, name: str) -> None:
    first = shown(pyspiel.load_game(name), 7)
    assert first == shown(pyspiel.load_game(name), 7)
    assert first != shown(pyspiel.load_game(name), 8)


def shown(game: Any, seed: int) -> list[Any]:
    """Let bots play a whole game, and return all that it showed of each state."""
    red7_bot, players = import_module("red7.envs.openspiel").Red7Bot, range(game.num_players())
    bots = [red7_bot("green", 0, seed), *(red7_bot("random", seat, seed) for seat in players[1:])]
    chance, state = random.Random(seed), game.new_initial_state()
    told: list[Any] = []
    while not state.is_terminal():
        by_chance = state.is_chance_node()
        told.append((str(state), state.current_player(), state.rewards(), state.returns()))
        told.append(state.chance_outcomes() if by_chance else state.legal_actions())
        for seat in () if by_chance else players:
            told.append((state.information_state_string(seat), state.observation_string(seat)))
            told.append((state.information_state_tensor(seat), state.observation_tensor(seat)))
        if by_chance:
            cards, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(cards, shares)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
        told.append(state.history())
    return [*told, str(state), state.returns()]


def test_a_bot_chooses_from_what_its_player_may_know(pyspiel: Any) -> None:
    bots = import_module("red7.envs.openspiel")
    game = pyspiel.load_game("red7")
    state = dealt(game, 4)
    mover = state.current_player()
    bot = bots.Red7Bot("green", mover, seed=3)
    policy = bot.get_policy(state)
    chosen = bot.step(state)
    assert [step for step, share in policy if share] == [chosen]
    assert [step for step, _ in policy] == state.legal_actions()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert bot.step(state.resample_from_infostate(mover, sampler)) == chosen
    assert bot.player_id() == mover
    assert bot.provides_policy()
    assert pyspiel.evaluate_bots(state, [bots.Red7Bot("violet", seat) for seat in (0, 1)], 1)
