/* A program as a bot, in C: it reads questions from stdin and writes answers to stdout.

       cc -O2 -o line_bot examples/line_bot.c
       meeplewright simulate carcassonne --bots "program:./line_bot,greedy"

   It reads just enough JSON to answer. docs/bots.md describes the messages. */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Put your own code here: `view` and `legal` are JSON. */
static int choose(const char *view, const char *legal, int count, double luck)
{
    (void)view, (void)legal;
    return (int)(luck * count);
}

static const char *after_spaces(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

/* Where the text that starts at this quotation mark ends. */
static const char *after_text(const char *at)
{
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1])
            at++;
    return *at ? at + 1 : at;
}

/* Where the value that starts here ends: an object, a list, a text, a number or a word. */
static const char *after_value(const char *at)
{
    int depth = 0;
    do {
        if (*at == '"') {
            at = after_text(at);
        } else if (strchr("{[", *at)) {
            depth++, at++;
        } else if (strchr("}]", *at)) {
            depth--, at++;
        } else if (depth) {
            at++;
        } else {
            at += strcspn(at, ",]} \t\r\n");
        }
    } while (depth && *at);
    return at;
}

/* The value of a key of this object; NULL if it has none. */
static const char *value_of(const char *object, const char *key)
{
    const char *at = after_spaces(object + 1);
    while (*at == '"') {
        const char *end = after_text(at);
        int found = !strncmp(at + 1, key, strlen(key)) && at + 2 + strlen(key) == end;
        at = after_spaces(after_spaces(end) + 1); /* after the colon */
        if (found)
            return at;
        at = after_spaces(after_value(at));
        if (*at == ',')
            at = after_spaces(at + 1);
    }
    return NULL;
}

/* How many values a list has. */
static int length_of(const char *list)
{
    int count = 0;
    const char *at = after_spaces(list + 1);
    while (*at && *at != ']') {
        count++;
        at = after_spaces(after_value(at));
        if (*at == ',')
            at = after_spaces(at + 1);
    }
    return count;
}

static void answer(const char *message)
{
    const char *type = value_of(message, "type");
    if (type && !strncmp(type, "\"hello\"", 7)) { /* a game begins, or goes on in a new process */
        puts("{\"type\":\"ready\"}");
    } else if (type && !strncmp(type, "\"choose\"", 8)) {
        const char *legal = value_of(message, "legal");
        double luck = strtod(value_of(message, "luck"), NULL);
        long id = strtol(value_of(message, "id"), NULL, 10);
        int chosen = choose(value_of(message, "view"), legal, length_of(legal), luck);
        printf("{\"id\":%ld,\"do\":%d}\n", id, chosen);
    } /* "end" needs no answer; the next game begins with another "hello" */
    fflush(stdout);
}

int main(void)
{
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0)
        answer(line);
    free(line);
    return 0;
}
