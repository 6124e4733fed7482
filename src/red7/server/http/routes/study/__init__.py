"""What can be asked without a table: analysis, rules and lessons."""
