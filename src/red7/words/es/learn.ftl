### What only the page for learning says, in Spanish.

web-learn-title = Aprender Red7
web-learn-lead = Posiciones cortas para jugar, una idea cada vez.
web-learn-step = Paso { $number } de { $count }
web-learn-next = Siguiente
web-learn-next-lesson = Lección siguiente
web-learn-retry = Otra vez
web-learn-show = Muéstramelo
web-learn-all = Todas las lecciones
web-learn-finished = La lección ha terminado.
web-learn-violet-more = Ahora juega una ronda entera. Violeta es el bot más suave.
web-learn-violet = Jugar contra Violeta
web-learn-done = hecha
web-learn-here = Empieza aquí
web-learn-over = El curso ha terminado. ¡A jugar!
