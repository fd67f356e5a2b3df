"""What a finished game teaches: who stood how well when, what luck did, what was played wrong."""
