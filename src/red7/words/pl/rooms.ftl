### To, co mówią tylko pokoje terminala, po polsku: zagadki, lekcje, powtórki, próby.

help-opt-lines = wiersze tekstu zamiast ekranu, wygodne dla czytnika ekranu; potok i tak je dostaje
