"""The command-line framework: help and errors in the user's language.

Click does the parsing. Its own texts are replaced, because they exist only in English.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from red7.words import Words


_CONTROL: Final = {
    code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160)) if chr(code) != "\n"
}


def harmless(text: str) -> str:
    """Make control characters visible, because untrusted text must not control the terminal."""
    return text.translate(_CONTROL)


class UsageError(Exception):
    """The command was called incorrectly; the text says why."""


@dataclass(frozen=True)
class Argument:
    """A positional argument of a command."""

    name: str
    help: str  # the message that explains it
    many: bool = False
    required: bool = True


@dataclass(frozen=True)
class Option:
    """An option of a command; without a metavar it is a switch."""

    name: str
    help: str
    metavar: str = ""
    default: str | None = None
    whole: bool = False  # a whole number
    usual: str = ""  # shown as the default, although it may also be set elsewhere
    short: str = ""  # one letter that stands for it


@dataclass(frozen=True)
class CommandSpec:
    """A command as data: its name, its parameters and what it runs."""

    name: str
    run: Callable[..., None]
    arguments: Sequence[Argument] = ()
    options: Sequence[Option] = ()
    examples: Sequence[str] = ()
    more: str = ""  # the message with more help, if any, and its variables
    values: dict[str, str] = field(default_factory=dict)


class _NotWhole(click.UsageError):
    """An option that needs a whole number got something else."""

    def __init__(self, option: str, value: str, ctx: click.Context | None) -> None:
        super().__init__(option, ctx)
        self.option = option
        self.value = value


class _Extra(click.UsageError):
    """There is an unexpected argument or command."""


class _Whole(click.ParamType[int]):
    name = "whole"

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            return int(value)
        except ValueError:
            option = param.opts[0] if param else ""
            raise _NotWhole(option, str(value)[:40], ctx) from None


_WHOLE: Final = _Whole()


class _Command(click.Command):
    """A command whose help comes from ``red7.words``."""

    def __init__(self, words: Words, spec: CommandSpec) -> None:
        params: list[click.Parameter] = [
            click.Argument([a.name], nargs=-1 if a.many else 1, required=a.required)
            for a in spec.arguments
        ]
        params += [
            click.Option(
                [f"--{o.name}", *([f"-{o.short}"] if o.short else [])],
                is_flag=not o.metavar,
                default=o.default if o.metavar else False,
                type=_WHOLE if o.whole else None,
            )
            for o in spec.options
        ]
        super().__init__(spec.name, params=params, callback=self._call, add_help_option=False)
        self.params.append(_help_option())
        self.words = words
        self.spec = spec

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args:
            raise _Extra(ctx.args[0], ctx)
        return rest

    def _call(self, **values: object) -> None:
        self.spec.run(self.words, **values)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = self.words
        arguments = [
            f"{a.name.upper()}..." if a.many else a.name.upper() for a in self.spec.arguments
        ]
        usage = " ".join([ctx.command_path, "[--…]", *arguments])
        _paragraphs(formatter, say("help-usage", usage=usage), say(f"help-{self.name}"))
        if self.spec.more:
            _paragraphs(formatter, say(self.spec.more, **self.spec.values))
        _list(
            formatter,
            say("help-arguments"),
            [(a.name.upper(), say(a.help)) for a in self.spec.arguments],
        )
        rows = []
        for option in self.spec.options:
            text = say(option.help)
            if option.default or option.usual:
                text += " " + say("help-default", value=option.default or option.usual)
            short = f"-{option.short}, " if option.short else ""
            rows.append((f"{short}--{option.name} {option.metavar}".strip(), text))
        _list(formatter, say("help-options"), rows + _common_rows(say))
        if self.spec.examples:
            with formatter.section(say("help-examples")):
                for example in self.spec.examples:
                    formatter.write(f"{'':>{formatter.current_indent}}{example}\n")


class _Group(click.Group):
    """The command ``red7`` itself."""

    def __init__(self, words: Words, specs: Sequence[CommandSpec]) -> None:
        super().__init__("red7", add_help_option=False, no_args_is_help=False)
        self.params.append(_help_option())
        self.words = words
        for spec in specs:
            self.add_command(_Command(words, spec))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise _Extra(args[0], ctx)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(self.commands)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = self.words
        usage = f"{ctx.command_path} COMMAND …"
        _paragraphs(formatter, say("help-usage", usage=usage), say("help-red7"))
        _list(
            formatter, say("help-commands"), [(name, say(f"help-{name}")) for name in self.commands]
        )
        _list(
            formatter,
            say("help-options"),
            [*_common_rows(say), ("--version", say("help-opt-version"))],
        )
        _paragraphs(formatter, say("help-red7-more", command=ctx.command_path))


def _help_option() -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, asked: bool) -> None:  # noqa: FBT001
        if asked:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help", "-h"], is_flag=True, is_eager=True, expose_value=False, callback=show
    )


def _common_rows(say: Words) -> list[tuple[str, str]]:
    return [("--lang LANG", say("help-opt-lang")), ("-h, --help", say("help-opt-help"))]


def _paragraphs(formatter: click.HelpFormatter, *texts: str) -> None:
    for text in texts:
        formatter.write_paragraph()
        formatter.write_text(text)


def _list(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def run_commands(words: Words, specs: Sequence[CommandSpec], argv: Sequence[str]) -> int:
    """Run the command in ``argv``; a mistake in it raises a UsageError."""
    group = _Group(words, specs)
    if not argv:
        names = ", ".join(group.commands)
        raise UsageError(words("cli-command-missing", commands=names))
    try:
        status = group.main(list(argv), prog_name="red7", standalone_mode=False)
    except click.UsageError as error:
        raise UsageError(_explain(words, group, error)) from None
    except click.Abort:
        raise KeyboardInterrupt from None
    return status if isinstance(status, int) else 0


def _explain(words: Words, group: click.Group, error: click.UsageError) -> str:
    """Explain in the user's language what click found wrong."""
    text = _sentence(words, group, error)
    path = error.ctx.command_path if error.ctx else "red7"
    return f"{text} {words('cli-try-help', command=path)}"


def _sentence(words: Words, group: click.Group, error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        return words("cli-option-unknown", text=harmless(error.option_name))
    if isinstance(error, click.BadOptionUsage):
        params = [param for command in group.commands.values() for param in command.params]
        switch = any(error.option_name in p.opts for p in params if getattr(p, "is_flag", False))
        key = "cli-option-no-value" if switch else "cli-option-value"
        return words(key, text=error.option_name)
    if isinstance(error, _NotWhole):
        return words("cli-value-whole", text=error.option, value=harmless(error.value))
    if isinstance(error, _Extra):
        wrong = harmless(error.message)[:80]
        if error.ctx is not None and error.ctx.command is group:
            return words("cli-command-unknown", text=wrong, commands=", ".join(group.commands))
        return words("cli-argument-extra", text=wrong)
    param = getattr(error, "param", None)
    if isinstance(error, click.MissingParameter) and param is not None:
        return words("cli-argument-missing", text=param.human_readable_name)
    return words("cli-command-missing", commands=", ".join(group.commands))
