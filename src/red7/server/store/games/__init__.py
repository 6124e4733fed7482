"""What is stored about games that are over: lists, ratings, who played whom."""
