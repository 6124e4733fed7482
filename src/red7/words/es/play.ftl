### What the plain game in the terminal says, in Spanish.

cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
play-welcome = Red7. { $players } jugadores, reglas { $rules }. Juegas como { $name } en el asiento { $seat }. Escribe ? para ver la ayuda.
play-commitment = La semilla de los repartos ya está fijada; su SHA-256 es { $commitment }
play-goal = Meta: { $goal } puntos.
play-canvas = Regla vigente: { $colour }; { $rule }.
play-line = { $name }: área de juego { $palette }, { $cards } en la mano.
play-line-known = { $name }: área de juego { $palette }, { $cards } en la mano, se conoce: { $known }.
play-line-out = { $name }: fin de la ronda.
play-you = Tú: área de juego { $palette }, mano { $hand }.
play-winning = Va ganando: { $name } con { $cards }.
play-winning-nobody = Ahora nadie va ganando.
play-under = Va ganando con cada color: { $list }.
play-deck = Mazo: { $cards }.
play-deck-known = Mazo: { $cards }, encima { $known }.
play-scores = Puntuaciones: { $list }.
play-prompt-start = Tu jugada:
play-prompt-only-drop = Te toca, pero con ninguna de tus cartas irías ganando: retírate con ~ :
play-prompt-one = El 1: quita una carta de otra área de juego, ^ y la carta:
play-prompt-five = El 5: juega otra carta, + y la carta:
play-prompt-seven = El 7: lleva una carta de tu área de juego a la pila de reglas, > y la carta, o ponla sobre el mazo, ^ y la carta:
play-prompt-seven-canvas = El 7: lleva otra carta de tu área de juego a la pila de reglas, > y la carta:
play-prompt-earned = Te corresponde una carta: róbala con ! o termina el turno con . :
play-prompt-seven-earned = Por la carta que movió el 7 te corresponde otra: róbala con ! o sigue jugando:
play-prompt-earned-must = Te corresponde una carta y tienes que robarla con !:
play-prompt-end = Juega una carta en la pila de reglas, > y la carta, o termina el turno con . :
play-prompt-behind = No vas ganando: juega una carta en la pila de reglas, > y la carta; si nada te sirve, retírate con ~ :
play-prompt-discard = Aún no vas ganando: juega una carta en la pila de reglas, > y la carta:
play-drew = Has robado { $card }.
play-confirm-drop = ¿Te retiras de esta ronda? Escribe s para decir que sí:
play-confirm-lose = Está permitido, pero no irías ganando y la ronda terminaría para ti. ¿Jugar de todos modos? Escribe s para decir que sí:
play-yes = s si sí
play-kept = No se ha hecho nada.
play-undone = Deshecho: vuelves al principio de tu turno.
play-undo-nothing = No hay nada que deshacer.
play-undo-drawn = Ya se ha robado una carta: eso no se puede deshacer.
play-open = Posibles: { $steps }
play-open-losing = También posibles, pero te eliminan: { $steps }
play-hints-off = En esta partida las pistas están desactivadas.
play-you-out = La ronda termina para ti.
play-round-won = { $name } gana la ronda con { $cards } (regla vigente: { $colour }).
play-you-won-round = ¡Has ganado la ronda con { $cards } (regla vigente: { $colour })!
play-won = { $name } gana la partida.
play-you-won = ¡Has ganado la partida!
play-shared = Victoria compartida: { $names }.
play-seed = La semilla era { $seed }
play-saved = El registro está en { $file }. Compruébalo con: red7 verify { $file }
play-saved-so-far = El registro hasta ahora está en { $file }.
play-bye = ¡Hasta luego! La partida queda sin terminar.
play-help =
    +R7 juega una carta de tu mano en tu área de juego, >G4 juega una en la pila de reglas,
    ^B5 pone una boca abajo sobre el mazo, ! roba, . termina el turno, ~ te retira.
    Puedes escribir varios pasos en una línea: +R7 >G4
    Al final de tu turno tienes que ir ganando; si no, la ronda termina para ti.
    Otras palabras: { $open } (lo que puedes hacer ahora), { $table } (otra vez la mesa),
    { $rules } (las siete reglas), { $hint } (una pista; pide otra para saber más),
    { $undo } (volver al principio de tu turno), { $quit }.
play-word-open = jugadas
play-word-table = mesa
play-word-rules = reglas
play-word-hint = pista
play-word-undo = deshacer
play-word-quit = salir
