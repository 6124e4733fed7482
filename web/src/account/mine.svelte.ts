// The reader's account, as the server last described it, and what is done to it.
import { ask, askMine, refused, RefusedError, takeName, whoAmI } from "../net/http";
import type {
  Added,
  ByPassword,
  ByRecoveryCode,
  KeptAccount,
  KeptBot,
  MadeToken,
  Me,
  NewBot,
  NewPassword,
  NewToken,
  RecoveryCodes,
} from "../protocol/http";
import { settings } from "../settings/settings.svelte";
import { language } from "../words/words.svelte";
import { makePasskey, usePasskey } from "./passkeys";

export type May = NewToken["may"][number];

export class Mine {
  me = $state.raw<Me | null>(null);
  account = $state.raw<KeptAccount | null>(null);
  /** Recovery codes, while they are shown for the only time. */
  codes = $state.raw<readonly string[]>([]);
  /** A token, while it is shown for the only time. */
  secret = $state("");
  trouble = $state("");
  busy = $state(false);

  async fetch(): Promise<void> {
    this.me = await whoAmI();
    settings.known = this.me !== null;
    settings.name = this.me?.name ?? settings.name;
    this.account = this.me?.kind === "person" ? await askMine<KeptAccount>("/api/account") : null;
  }

  /** Does something, then shows the account as it is; what is refused is told. */
  async #do(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await action();
      await this.fetch();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError) || !error.message) throw error;
      this.trouble = error.message;
      return false;
    } finally {
      this.busy = false;
    }
  }

  rename = (name: string) => this.#do(() => takeName(name));

  addPasskey = (name: string) => this.#do(async () => this.#added(await makePasskey(name)));

  setPassword = (password: string) =>
    this.#do(async () => {
      const body = { password } satisfies NewPassword;
      this.#added(await ask<Added>("PUT", "/api/account/password", body));
    });

  #added(added: Added | null): void {
    if (added?.recovery_codes.length) this.codes = added.recovery_codes;
  }

  newCodes = () =>
    this.#do(async () => {
      const made = await ask<RecoveryCodes>("POST", "/api/account/recovery-codes");
      this.codes = made.recovery_codes;
    });

  signInByPasskey = () => this.#do(usePasskey);
  signInByPassword = (name: string, password: string) =>
    this.#do(() =>
      ask<Me>("POST", "/api/sign-in/password", { name, password } satisfies ByPassword),
    );
  signInByCode = (code: string) =>
    this.#do(() => ask<Me>("POST", "/api/sign-in/recovery", { code } satisfies ByRecoveryCode));

  removePasskey = (id: string) => this.#remove(`/api/account/passkeys/${id}`);
  removePassword = () => this.#remove("/api/account/password");
  endSession = (id: string) => this.#remove(`/api/account/sessions/${id}`);
  endOthers = () => this.#remove("/api/account/sessions");
  revoke = (id: string) => this.#remove(`/api/account/tokens/${id}`);
  forgetBot = (id: string) => this.#remove(`/api/account/bots/${id}`);
  signOut = () => this.#remove("/api/sign-in");
  forgetMe = () => this.#remove("/api/me");

  #remove(path: string): Promise<boolean> {
    return this.#do(async () => {
      const headers = { "Accept-Language": language() };
      const answer = await fetch(path, { method: "DELETE", headers });
      if (!answer.ok) throw await refused(answer);
    });
  }

  newBot = (name: string) =>
    this.#do(() => ask<KeptBot>("POST", "/api/account/bots", { name } satisfies NewBot));

  newToken = (name: string, may: May[], bot: string) =>
    this.#do(async () => {
      const body = { name, may, bot: bot || null } satisfies NewToken;
      this.secret = (await ask<MadeToken>("POST", "/api/account/tokens", body)).secret;
    });
}
