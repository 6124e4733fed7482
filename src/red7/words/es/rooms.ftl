### Lo que solo dicen las salas del terminal, en español: problemas, lecciones, repeticiones, pruebas.

help-opt-lines = líneas de texto en lugar de una pantalla, aptas para un lector de pantalla; una tubería las recibe siempre
